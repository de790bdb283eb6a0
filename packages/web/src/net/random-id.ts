// Random names. `crypto.randomUUID` would be shorter, but is missing on a page that came without TLS, as in a house.
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
