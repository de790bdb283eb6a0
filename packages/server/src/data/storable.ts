/** PostgreSQL keeps no zero characters, and neither database half of a pair: what people write is kept without them. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();
