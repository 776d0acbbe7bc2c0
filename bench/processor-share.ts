/** Gives processes a part of a core each, by the control groups of Linux, to see what more of them can do together. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = '/sys/fs/cgroup';
/** The share is counted in periods this short: a process that has used it up stands still until the next one. */
const PERIOD_US = 10_000;

/** Makes a group that may use so much of a core, in the older or in the unified form of control groups. */
function makeGroup(name: string, share: number): string {
  const quota = Math.round(share * PERIOD_US);
  const older = join(ROOT, 'cpu');
  if (existsSync(join(older, 'cpu.cfs_quota_us'))) {
    const group = join(older, name);
    mkdirSync(group);
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
    return group;
  }
  writeFileSync(join(ROOT, 'cgroup.subtree_control'), '+cpu');
  const group = join(ROOT, name);
  mkdirSync(group);
  writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD_US}`);
  return group;
}

/** Limits each process to a share of a core until `end`. Throws where this machine or its user does not allow that. */
export function limitProcessors(pids: readonly number[], share: number): { end(): void } {
  const groups: { group: string; pid: number }[] = [];
  const end = (): void => {
    for (const { group, pid } of groups.splice(0)) {
      if (existsSync(`/proc/${pid}`)) writeFileSync(join(group, '..', 'cgroup.procs'), String(pid));
      rmdirSync(group);
    }
  };
  try {
    for (const pid of pids) {
      const group = makeGroup(`table-bench-${pid}`, share);
      groups.push({ group, pid });
      writeFileSync(join(group, 'cgroup.procs'), String(pid));
      if (!readFileSync(join(group, 'cgroup.procs'), 'utf8').split('\n').includes(String(pid)))
        throw new Error(`process ${pid} could not be limited`);
    }
  } catch (error) {
    end();
    throw error;
  }
  return { end };
}
