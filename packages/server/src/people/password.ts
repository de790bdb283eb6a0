// Passwords are stored as argon2id hashes, with the memory and passes that OWASP recommends.
import { hash, verify } from '@node-rs/argon2';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const; // argon2id is the library's default

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), COST);

/** A hash that no password matches, made at the same cost. */
let nobody: Promise<string> | null = null;

/** Takes the same time with or without a hash. */
export async function fitsPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobody ??= hash(crypto.getRandomValues(new Uint8Array(32)), COST);
  const fits = await verify(passwordHash ?? (await nobody), password.normalize('NFKC'));
  return fits && passwordHash !== null;
}
