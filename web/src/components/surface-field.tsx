import type { PropertyType } from '@soumdar/contract';
import type { ComponentProps } from 'react';
import { NumberField } from './number-field.tsx';

type SurfaceFieldProps = Omit<ComponentProps<typeof NumberField>, 'label' | 'help'> & {
  of: PropertyType;
};

/** The surface that counts for a type of property. */
export function SurfaceField({ of, ...field }: SurfaceFieldProps) {
  const help = of === 'land' ? 'Surface du terrain' : 'Habitable, sans jardin ni terrasses';
  return <NumberField label="Surface (m²)" help={help} {...field} />;
}
