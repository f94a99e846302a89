/** A text of law as data: `<policy>` and `<myData>` mark links, `<strong>` and `<key>` what stands out. */
export interface LegalSection {
  title: string;
  blocks: LegalBlock[];
}

export type LegalBlock =
  | string
  | { anchor: string; text: string }
  | { list: string[] }
  | { facts: Record<string, string> }
  /** where visitors object to being counted */
  | { part: 'audience' };

export interface Publisher {
  name: string;
  address: string;
  email: string;
  director: string;
  host: string;
  smsProvider: string;
  mailProvider: string;
  mapProvider: string;
  geocoder: string;
}
