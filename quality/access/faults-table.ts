/** `npm run axe`: the journeys' accessibility check of every scene, reported as a table of scenes and faults. */
import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

export const faultsAttachment = 'application/vnd.soumdar.access-faults+json';

export default class FaultsTable implements Reporter {
  private readonly rows: { scene: string; faults: string[] }[] = [];
  private readonly stopped: string[] = [];

  onError({ message }: TestError) {
    process.stderr.write(`${message}\n`);
  }

  onTestEnd(test: TestCase, { attachments, status, error }: TestResult) {
    const found = attachments.flatMap(({ name, contentType, body }) =>
      contentType === faultsAttachment && body
        ? [{ scene: name, faults: JSON.parse(body.toString()) as string[] }]
        : [],
    );
    this.rows.push(...found);
    const explained = found.some(({ faults }) => faults.length > 0);
    if (status !== 'passed' && !explained)
      this.stopped.push(`${test.title}\n    ${error?.message ?? status}`);
  }

  onEnd({ status }: FullResult) {
    const width = Math.max(...this.rows.map(({ scene }) => scene.length));
    // faults last, where a long table is read
    const ordered = this.rows.toSorted((one, other) => one.faults.length - other.faults.length);
    const lines = ordered.map(({ scene, faults }) =>
      [`${scene.padEnd(width)}  ${faults.length}`, ...faults.map((fault) => `    ${fault}`)].join('\n'),
    );
    const total = this.rows.reduce((sum, { faults }) => sum + faults.length, 0);
    process.stdout.write(
      [
        `${'Scene'.padEnd(width)}  Faults`,
        ...lines,
        ...this.stopped.map((title) => `Not gone through to its end: ${title}`),
        `${this.rows.length} scenes, ${total} faults: ${status}`,
        '',
      ].join('\n'),
    );
  }

  printsToStdio() {
    return true;
  }
}
