import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../schema.ts';

/** The database server as it is now, whoever else uses it. */
export interface ServerState {
  time: Date;
  connections: number;
  /** its max_connections */
  mostConnections: number;
}

export async function readServerState(db: Kysely<Schema>): Promise<ServerState> {
  const { rows } = await sql<Omit<ServerState, 'time'> & { time: string }>`
    select
      clock_timestamp() as time,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::integer as "mostConnections"`.execute(db);
  const { time, ...others } = rows[0]!;
  return { time: new Date(time), ...others };
}
