import {
  type ContactMethod,
  type ContactTime,
  type CorrectedField,
  type DetailName,
} from '@soumdar/contract';
import { attributeTexts } from '@soumdar/words/attributes';
import { formatNumber, formatSurface } from '@soumdar/words/formats';
import { contactMethodLabels, contactTimeLabels } from '@soumdar/words/labels';

type Value = CorrectedField['from'];

const others: Record<string, { label: string; format: (value: NonNullable<Value>) => string }> = {
  surface: { label: 'Surface', format: (value) => formatSurface(Number(value)) },
  plot_m2: { label: 'Terrain', format: (value) => formatSurface(Number(value)) },
  preferred_contact_method: {
    label: 'Méthode de contact',
    format: (value) => contactMethodLabels[value as ContactMethod],
  },
  preferred_contact_time: {
    label: 'Créneau horaire',
    format: (value) => contactTimeLabels[value as ContactTime],
  },
  message: { label: 'Message', format: (value) => `«\u00a0${String(value)}\u00a0»` },
};

/** 'Surface : 100 m² → 120 m²' */
export function correctionText({ field, from, to }: CorrectedField): string {
  const { label, format } = others[field] ?? detailTexts(field);
  const text = (value: Value) => (value === null ? 'non précisé' : format(value));
  return `${label} : ${text(from)} → ${text(to)}`;
}

function detailTexts(detail: string) {
  const texts = attributeTexts[detail as DetailName];
  const values: Record<string, string> = 'values' in texts ? texts.values : {};
  const format = (value: NonNullable<Value>) => {
    if (typeof value === 'boolean') return value ? 'oui' : 'non';
    return typeof value === 'number' ? formatNumber(value) : (values[value] ?? value);
  };
  return { label: texts.label, format };
}
