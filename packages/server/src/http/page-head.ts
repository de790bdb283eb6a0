// The tags in the page's head that services show a link by (Open Graph, Twitter cards).
import type { FastifyRequest } from 'fastify';
import { mailIn } from '../notices/languages.ts';
import type { Previews } from '../previews/previews.ts';
import { PICTURE } from '../pictures/picture.ts';
import type { Access } from '../access/access.ts';
import { addressKey } from '../access/rate-limit.ts';
import { languagesIn } from './accepted-languages.ts';
import { PREFIX } from './routes.ts';
import { isPage, pathOf } from './site.ts';

export interface PageHeadDeps {
  readonly previews: Previews;
  readonly access: Pick<Access, 'take'>;
  readonly publicUrl: URL | null;
}

const PATIENCE_MS = 500; // the page does not wait for a slow database

/**
 * Nothing for a request that is not for a page, where it was asked too often, or takes too long to find: the page comes
 * in any case.
 */
export async function headFor(
  request: FastifyRequest,
  { previews, access, publicUrl }: PageHeadDeps,
): Promise<string> {
  const path = pathOf(request.url);
  if (!['GET', 'HEAD'].includes(request.method) || !isPage(path)) return '';
  try {
    access.take('picture', 'address', addressKey(request.ip));
  } catch {
    return '';
  }
  const home = publicUrl?.origin ?? `${request.protocol}://${request.host}`;
  const words = mailIn(languagesIn(request.headers['accept-language'] ?? '')[0] ?? null);
  const preview = await within(PATIENCE_MS, previews.of(path.slice(1), words));
  if (preview === null) return '';
  const { title, text, picture, alt } = preview;
  const tags: readonly (readonly [string, string])[] = [
    ['og:site_name', 'Rubicon'],
    ['og:type', 'website'],
    ['og:url', `${home}${path}`],
    ['og:title', title],
    ['og:description', text],
    ['og:image', `${home}${PREFIX}/${picture}`],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(PICTURE.width)],
    ['og:image:height', String(PICTURE.height)],
    ['og:image:alt', alt],
    ['twitter:card', 'summary_large_image'],
  ];
  return tags
    .map(([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`)
    .join('\n    ');
}

async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), ms);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign]!);
