// Where the progress of lessons is stored. The page asks whether there is any before it loads the lessons.
export const LESSONS_KEY = 'rubicon.lessons';

/** The last lesson was done. */
export const hasLearned = (): boolean => /"war":{[^}]*"isDone":true/.test(stored() ?? '');

export const hasLessons = (): boolean => stored() !== null;

function stored(): string | null {
  try {
    return localStorage.getItem(LESSONS_KEY);
  } catch {
    return null; // storage may be blocked
  }
}
