/** What a staff command cannot do; the message is one sentence for whoever typed it. */
export class StaffError extends Error {}
