import { testPlans } from './plans-kept.ts';

testPlans(10_000);
