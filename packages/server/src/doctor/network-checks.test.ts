import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer as createHttp, type RequestListener } from 'node:http';
import { createServer as createHttps } from 'node:https';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { DAY_MS, doctorBench, NOW_MS, said, verdicts } from '../../test/doctor-kit.ts';
import { live } from '../../test/live-kit.ts';
import type { Finding } from './doctor.ts';
import { certificateSaid } from './network-checks.ts';

const TLS = path.join(import.meta.dirname, '../../test/tls');

const bench = doctorBench();
const { closing, found, listening } = bench;

describe('the port', () => {
  test('free, or of a running server', async () => {
    expect(said(await found('port'))).toContain('is free');
    const server = await live();
    closing.push(() => server.stop());
    const findings = await found('port', { PORT: new URL(server.url).port });
    expect(verdicts(findings)).toEqual(['ok']);
    expect(said(findings)).toContain('Rubicon answers');
  });

  test('of something else', async () => {
    const port = await listening(createHttp((_request, reply) => reply.end('hello')));
    const findings = await found('port', { PORT: String(port) });
    expect(verdicts(findings)).toEqual(['fail']);
    expect(said(findings)).toContain('Something else');
  });

  test('of a server that cannot serve', async () => {
    const port = await listening(
      createHttp((request, reply) => {
        if (request.url === '/healthz') reply.end('{"alive":true}');
        else reply.writeHead(503).end('{"ready":false}');
      }),
    );
    const findings = await found('port', { PORT: String(port) });
    expect(verdicts(findings)).toEqual(['fail']);
    expect(said(findings)).toContain('not ready');
  });

  test('of a server on all addresses', async () => {
    const server = await live();
    closing.push(() => server.stop());
    const { port } = new URL(server.url);
    expect(said(await found('port', { HOST: '0.0.0.0', PORT: port }))).toContain('Rubicon answers');
  });

  test('at an address that is not this machine’s', async () => {
    expect(said(await found('port', { HOST: '192.0.2.1' }))).toContain('cannot listen');
  });
});

describe('the public address', () => {
  test('of a server, with sockets', async () => {
    const server = await live();
    closing.push(() => server.stop());
    const findings = await found('public address', { PUBLIC_URL: server.url });
    expect(verdicts(findings)).toEqual(['ok', 'ok']);
    expect(said(findings)).toContain('WebSockets are passed on');
  });

  test('of a closed server', async () => {
    const server = await live({ CLOSED: 'yes' });
    closing.push(() => server.stop());
    expect(verdicts(await found('public address', { PUBLIC_URL: server.url, CLOSED: 'yes' }))).toEqual([
      'ok',
      'ok',
    ]);
  });

  const alive: RequestListener = (request, reply) => {
    if (request.url === '/healthz') reply.end('{"alive":true}');
    else reply.writeHead(400).end();
  };

  test.each<[string, RequestListener, string]>([
    [
      'nothing behind the proxy',
      (_request, reply) => reply.writeHead(502).end(),
      'does not reach the server',
    ],
    ['another site', (_request, reply) => reply.end('hello'), 'something else answers'],
    [
      'a redirect',
      (_request, reply) => reply.writeHead(301, { location: 'https://else.example' }).end(),
      'redirects',
    ],
  ])('%s', async (_, listener, message) => {
    const port = await listening(createHttp(listener));
    const findings = await found('public address', { PUBLIC_URL: `http://127.0.0.1:${port}` });
    expect(verdicts(findings)).toEqual(['fail']);
    expect(said(findings)).toContain(message);
  });

  test('nothing there', async () => {
    const findings = await found('public address', { PUBLIC_URL: 'http://127.0.0.1:1' });
    expect(verdicts(findings)).toEqual(['fail']);
    expect(said(findings)).toContain('cannot be reached');
  });

  test('a proxy that passes no sockets on', async () => {
    const port = await listening(createHttp(alive));
    const findings = await found('public address', { PUBLIC_URL: `http://127.0.0.1:${port}` });
    expect(verdicts(findings)).toEqual(['ok', 'fail']);
    expect(said(findings)).toContain('WebSockets are not passed on');
  });

  test('a certificate that ends soon, or that nobody trusts', async () => {
    const ca = readFileSync(path.join(TLS, 'certificate.pem'), 'utf8');
    const key = readFileSync(path.join(TLS, 'key.pem'), 'utf8');
    const untilMs = Date.parse(new X509Certificate(ca).validTo);
    const port = await listening(createHttps({ key, cert: ca }, alive));
    const env = { PUBLIC_URL: `https://localhost:${port}`, TRUST_PROXY: 'loopback' };
    const before = async (days: number): Promise<Finding | undefined> =>
      (await found('public address', env, { now: () => untilMs - days * DAY_MS }, { ca })).find(
        ({ message }) => message.includes('certificate'),
      );
    expect(await before(90)).toMatchObject({ verdict: 'ok', message: 'the certificate holds for 90 days' });
    expect(await before(10)).toMatchObject({ verdict: 'warn' });
    expect(await before(2)).toMatchObject({ verdict: 'fail' });
    const shortLived = (leftHours: number): string =>
      certificateSaid(NOW_MS - (12 - leftHours) * 3_600_000, NOW_MS + leftHours * 3_600_000, NOW_MS).verdict;
    expect([11, 4, 2, 1].map(shortLived)).toEqual(['ok', 'ok', 'warn', 'fail']);
    const untrusted = await found('public address', env);
    expect(verdicts(untrusted)).toEqual(['fail']);
    expect(said(untrusted)).toContain('self-signed');
  });
});
