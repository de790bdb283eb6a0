// A browser's local storage in memory, for tests. Stored items are its own keys, as in the real one.
export function memoryStorage(): Storage {
  const storage: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
    clear: () => Object.keys(storage).forEach((key) => void Reflect.deleteProperty(storage, key)),
    key: (index: number) => Object.keys(storage)[index] ?? null,
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(storage, name, { value });
  Object.defineProperty(storage, 'length', { get: () => Object.keys(storage).length });
  return storage as unknown as Storage;
}
