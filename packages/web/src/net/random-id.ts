// Random ids. `crypto.randomUUID` would be shorter, but is missing on a page without TLS, as on a home network.
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
