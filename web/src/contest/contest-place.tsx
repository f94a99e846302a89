import { partMissing } from '@soumdar/words/controls';
import * as words from '@soumdar/words/contest';
import { mapLoading } from '@soumdar/words/wizard';
import { useState } from 'react';
import { lookUpAddress } from '../components/map/address-mapping.ts';
import { placeText } from '../components/place-text.ts';
import type { PropertyDetails } from '../estimation/results-state.ts';
import type { WizardPlace } from '../estimation/wizard-place.ts';
import { Button } from '../ui/button.tsx';
import { lazyComponent } from '../ui/lazy.tsx';
import { LoadingOverlay } from '../ui/loading.tsx';
import { FormAlert } from '../ui/notice.tsx';

const MapPicker = lazyComponent(() => import('../components/map/map-picker.tsx'), {
  waiting: <LoadingOverlay text={mapLoading} />,
  missing: <FormAlert>{partMissing}</FormAlert>,
});

/** Where the property is, if not where the estimate says. */
export function ContestPlace({
  property,
  place,
  onChoose,
}: {
  property: PropertyDetails;
  place: WizardPlace | null;
  onChoose: (place: WizardPlace) => void;
}) {
  const [picking, setPicking] = useState(false);
  const chosen = place && placeText({ localisation: lookUpAddress(place.adr) ?? '', location: place });
  return (
    <div>
      <p className="font-semibold">{words.truePlace}</p>
      {chosen ? (
        <p className="mt-1 first-letter:uppercase wrap-anywhere">
          <bdi>{chosen.text}</bdi>
          <span className="block text-sm text-ink-soft tabular-nums">{chosen.coordinates}</span>
        </p>
      ) : null}
      <Button look="outline" className="mt-1" onClick={() => setPicking(true)}>
        {chosen ? words.changePlace : words.showPlace}
      </Button>
      {picking ? (
        <MapPicker
          initial={place ?? property.location}
          onClose={() => setPicking(false)}
          onConfirm={(picked) => {
            onChoose(picked);
            setPicking(false);
          }}
        />
      ) : null}
    </div>
  );
}
