import { testCapture } from './capture-points.ts';

testCapture(50);
