import { testCapture } from './capture-points.ts';

testCapture(1000);
