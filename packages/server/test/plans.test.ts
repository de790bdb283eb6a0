import { testPlans } from './plans-kept.ts';

testPlans(200);
