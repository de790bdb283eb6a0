// Passwords are kept as argon2id, with the memory and passes that OWASP asks for.
import { hash, verify } from '@node-rs/argon2';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const; // argon2id is the library's own choice

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), COST);

/** A hash that fits no password, made at the same cost. */
let nobody: Promise<string> | null = null;

/** Takes as long where there is no hash as where there is one. */
export async function fitsPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobody ??= hash(crypto.getRandomValues(new Uint8Array(32)), COST);
  const fits = await verify(passwordHash ?? (await nobody), password.normalize('NFKC'));
  return fits && passwordHash !== null;
}
