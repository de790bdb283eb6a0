/** Keys that others use: to move the focus, to press what has it, or to hold with another. */
const OTHERS: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'Escape']);

/** Whether a key goes on to the next step: any that is not a shortcut, and not meant for what has the focus. */
export function isOnward(event: KeyboardEvent): boolean {
  const { key, target, defaultPrevented, ctrlKey, metaKey, altKey, repeat } = event;
  if (defaultPrevented || repeat || ctrlKey || metaKey || altKey || OTHERS.has(key) || /^F\d/.test(key))
    return false;
  const isIn = (selector: string): boolean => target instanceof Element && target.closest(selector) !== null;
  if (isIn('input, textarea, select, dialog')) return false;
  return !((key === 'Enter' || key === ' ') && isIn('button, a'));
}
