// The machine players of a server, with their metrics.
import type { Config } from '../base/config.ts';
import type { Log } from '../base/log.ts';
import type { Metrics } from '../base/metrics.ts';
import { machinePool, type MachinePool } from '../machines/machine-pool.ts';

export function openMachines({ machineWorkers }: Config, metrics: Metrics, log: Log): MachinePool {
  const machines = machinePool({
    ...(machineWorkers !== null && { workers: machineWorkers }),
    onFault: (fault) => log.warn({ ...fault }, 'A machine did not answer as it should.'),
  });
  metrics.watch('machine_queue', 'Thoughts of machines that wait', () => machines.waiting);
  metrics.watch('machine_busy', 'Machines that think', () => machines.busy);
  return machines;
}
