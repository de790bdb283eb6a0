// Checks of the machine and of the settings by themselves.
import type { Config } from '../base/config.ts';
import { fail, ok, warn, type Said } from './finding.ts';
import type { Machine } from './machine.ts';

const NODE_MAJOR = 24;
const FILES = 4096; // sockets are open files
const PROCESS_BYTES = 150_000_000; // that holds games or plays for a computer
const GB = 1e9;

/** Settings that are valid, but seldom meant. */
export function checkSettings(config: Config): Said {
  const { publicUrl, trustProxy, limits, reachesInside, host } = config;
  const isLocal = /^(?:127\.|localhost$|::1$)/.test(host);
  if (!limits)
    return fail(
      'RATE_LIMITS=no lets anyone guess passwords and flood the server.',
      'Unset it: it is for benchmarks.',
    );
  if (reachesInside)
    return fail(
      'NOTICES_INSIDE=yes lets players send requests into your network.',
      'Unset it: it is for tests.',
    );
  if (publicUrl === null)
    return isLocal
      ? warn('PUBLIC_URL is not set: only this machine can play.', 'Set it to the address players open.')
      : warn(
          `The server listens on ${host} without TLS.`,
          'Put a proxy with TLS before it, and set PUBLIC_URL and TRUST_PROXY.',
        );
  if (publicUrl.protocol !== 'https:')
    return warn(
      `${publicUrl.origin} has no TLS: passwords can be read on the way, and notifications do not work.`,
      'Let a proxy serve it by https, and change PUBLIC_URL.',
    );
  if (trustProxy === false)
    return warn(
      'TRUST_PROXY is not set: all players share the proxy’s address and its rate limits.',
      'Set it to the proxy’s address, such as loopback.',
    );
  return ok('valid, and complete for a public server');
}

export const checkNode = ({ nodeVersion }: Machine): Said =>
  Number.parseInt(nodeVersion, 10) >= NODE_MAJOR
    ? ok(nodeVersion)
    : fail(
        `This is Node ${nodeVersion}.`,
        `Install Node ${NODE_MAJOR} or newer, or start with npm, which brings it.`,
      );

export function checkOpenFiles({ openFiles }: Machine): Said {
  if (openFiles === null) return ok('the limit of open files is not known on this system');
  if (openFiles >= FILES) return ok(`a process may have ${openFiles} files and sockets open`);
  return warn(
    `A process may have only ${openFiles} files and sockets open.`,
    `Raise the limit to ${FILES} or more (systemd: LimitNOFILE, docker: ulimits).`,
  );
}

/** As docs/capacity.md counts: a process for each core that serves, and others for computer players. */
export function checkMemory({ cores, memoryBytes }: Machine, { workers, machineWorkers }: Config): Said {
  const processes = 1 + (workers ?? cores) + (machineWorkers ?? Math.max(1, cores - 1));
  const needs = processes * PROCESS_BYTES;
  const has = `${cores} ${cores === 1 ? 'core' : 'cores'}, ${(memoryBytes / GB).toFixed(1)} GB of memory`;
  if (memoryBytes >= needs) return ok(`${has} for ${processes} processes`);
  return warn(
    `${has}: ${processes} processes may need ${(needs / GB).toFixed(1)} GB.`,
    'Set WORKERS and MACHINE_WORKERS lower, or give it more memory.',
  );
}
