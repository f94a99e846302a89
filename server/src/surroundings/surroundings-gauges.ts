import { Gauge, type Registry } from 'prom-client';
import type { Surroundings } from './troubles.ts';

/** Gauges of what a process stands on; of several processes the worst counts. */
export function createSurroundingsGauges(registry: Registry): (seen: Surroundings) => void {
  const gauge = (name: string, help: string, aggregator: 'max' | 'min') =>
    new Gauge({ name: `soumdar_${name}`, help, registers: [registry], aggregator });
  const answer = gauge('database_answer_seconds', 'How long the database took to tell the time', 'max');
  const used = gauge('database_connections_used_ratio', 'Of max_connections, by whomever', 'max');
  const ahead = gauge('clock_ahead_seconds', 'Clock of this machine, ahead of the database’s', 'max');
  const free = gauge('data_disk_free_ratio', 'Room left on the disk of DATA_DIR', 'min');
  return ({ database, disk }) => {
    answer.set(database?.answerSeconds ?? Infinity);
    free.set(disk.freeBytes / disk.totalBytes);
    if (!database) return;
    used.set(database.connections / database.mostConnections);
    ahead.set(database.aheadSeconds);
  };
}
