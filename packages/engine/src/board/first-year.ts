/** Of the war, as the Romans count it: 705 since the city was founded, 49 BC. */
export const FIRST_YEAR = 705;
