// Where the progress of lessons is stored. The page asks whether there is any before it loads the lessons.
export const LESSONS_KEY = 'rubicon.lessons';

export function hasLessons(): boolean {
  try {
    return localStorage.getItem(LESSONS_KEY) !== null;
  } catch {
    return false; // storage may be blocked
  }
}
