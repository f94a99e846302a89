import { Dialog } from '@base-ui/react/dialog';
import { isInTunisia } from '@soumdar/contract';
import { close } from '@soumdar/words/common';
import * as words from '@soumdar/words/map';
import type { Map as LeafletMap } from 'leaflet';
import { useRef, useState, type Ref } from 'react';
import type { MapView } from '../../estimation/map-around.ts';
import type { WizardPlace } from '../../estimation/wizard-place.ts';
import { mapZoom, roundedPosition } from '../../position.ts';
import { Button } from '../../ui/button.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { saveAddress } from './address-mapping.ts';
import { ChosenAddress, useAddress, type ChosenPosition } from './chosen-address.tsx';
import { locate } from './locate.ts';
import { usePositionFacts, type KnownOfPosition } from './position-facts.ts';
import { PlaceSearch } from './place-search.tsx';
import { PositionMap } from './position-map.tsx';
import { TownQuestion, useTownToName } from './town-question.tsx';
import { CloseIcon, LocateIcon } from '../../ui/icons.tsx';
import type { Found } from './use-place-search.ts';
import { Sentence } from '../../ui/sentence.tsx';
import { zonePricesText } from './zone-prices.ts';

interface MapPickerProps {
  initial?: ChosenPosition | undefined;
  /** shown without a position; else the whole country */
  around?: MapView | undefined;
  onClose: () => void;
  onConfirm: (place: WizardPlace) => void;
}

export default function MapPicker({ initial, around, onClose, onConfirm }: MapPickerProps) {
  const searchBox = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root defaultOpen onOpenChange={(nowOpen) => !nowOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          // a virtual keyboard would cover the map
          initialFocus={() => (window.matchMedia('(pointer: fine)').matches ? searchBox.current : true)}
          className="fixed inset-0 z-dialog flex h-dvh flex-col overflow-y-auto bg-white transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <div className="flex items-center justify-between gap-4 px-4 py-3 sm:px-6">
            <Dialog.Title className="min-w-0 text-lg font-bold wrap-anywhere sm:text-xl">
              {words.chooseTitle}
            </Dialog.Title>
            <Dialog.Close
              aria-label={close}
              className="-me-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-ink-soft hover:bg-sea-tint hover:text-sea"
            >
              <CloseIcon />
            </Dialog.Close>
          </div>
          <PositionChooser searchBox={searchBox} initial={initial} around={around} onConfirm={onConfirm} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const zoomOnPlace = 14;

function PositionChooser({
  searchBox,
  initial,
  around,
  onConfirm,
}: Omit<MapPickerProps, 'onClose'> & { searchBox: Ref<HTMLInputElement> }) {
  const { run } = useOneAtATime();
  const map = useRef<LeafletMap>(null);
  const addressBox = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ChosenPosition | null>(initial ?? null);
  const [refused, setRefused] = useState(false);
  const [near, setNear] = useState(false);
  const [locating, setLocating] = useState(false);
  const address = useAddress(chosen);
  const known = usePositionFacts(chosen);
  const town = useTownToName(chosen);

  const place = (position: ChosenPosition): boolean => {
    const accepted = isInTunisia(position);
    setRefused(!accepted);
    if (accepted) setChosen({ ...position, ...roundedPosition(position) });
    return accepted;
  };

  const placeAndShow = (position: ChosenPosition, zoom: number): boolean => {
    const accepted = place(position);
    if (accepted) map.current?.setView(position, zoom);
    return accepted;
  };

  const chooseFound = ({ lat, lng, placeName, placeNameAr, precision }: Found) => {
    const accepted = placeName
      ? placeAndShow({ lat, lng, placeName, placeNameAr, precision }, zoomOnPlace)
      : placeAndShow({ lat, lng }, mapZoom.property);
    // a former pin is not where the search box says
    if (!accepted) setChosen(null);
  };

  const locateMe = async () => {
    setLocating(true);
    const answer = await locate(navigator.geolocation);
    setLocating(false);
    if (typeof answer === 'string') window.alert(answer);
    else placeAndShow(answer, mapZoom.property);
  };

  // another position has its own address
  const correct = (text: string) => {
    if (chosen && text !== address?.text) setChosen({ ...chosen, placeName: text, placeNameAr: undefined });
  };

  const confirm = () => {
    if (!chosen || !address || known?.refused) return;
    const { lat, lng, precision, placeName, placeNameAr } = chosen;
    // an address being typed counts without 'Valider'
    const text = addressBox.current?.value.trim() || address.text;
    const isNamed = placeName !== undefined && text === address.text;
    const adr = isNamed ? saveAddress(placeName, placeNameAr) : saveAddress(text);
    void run(() => onConfirm({ adr, lat, lng, precision }));
  };

  return (
    <>
      <div className="flex max-w-3xl gap-2 px-4 pb-3 sm:px-6">
        <PlaceSearch box={searchBox} onChoose={chooseFound} />
        <Button
          look="outline"
          aria-busy={locating}
          onClick={() => void locateMe()}
          className="shrink-0 px-3.5"
        >
          <LocateIcon className={`size-5 ${locating ? 'animate-spin' : ''}`} />
          <span className="max-sm:sr-only">{words.locateMe}</span>
        </Button>
      </div>
      <PositionMap
        ref={map}
        view={initial ? { ...initial, zoom: mapZoom.property } : around}
        position={chosen}
        onPlace={({ lat, lng }) => place({ lat, lng })}
        onNear={() => {
          setRefused(false);
          setNear(true);
        }}
      />
      {town ? (
        <div className="border-t border-line px-4 pt-1 sm:px-6">
          <TownQuestion
            key={`${chosen?.lat} ${chosen?.lng}`}
            town={town}
            onChoose={({ name, nameAr, lat, lng }) =>
              placeAndShow(
                {
                  lat,
                  lng,
                  // the text that the search stores for it
                  placeName: `${name}, ${town.name}`,
                  placeNameAr: nameAr && town.nameAr && words.inTown(nameAr, town.nameAr),
                  precision: 'neighbourhood',
                },
                zoomOnPlace,
              )
            }
            onUnknown={confirm}
          />
        </div>
      ) : null}
      <div className="flex flex-col gap-3 border-t border-line px-4 py-3 sm:flex-row sm:items-center sm:justify-between sm:px-6">
        <div aria-live="polite" className="flex min-h-12 min-w-0 grow flex-col justify-center">
          {refused ? <p className="font-medium text-poor">{words.outside}</p> : null}
          {chosen && address ? (
            <>
              <ChosenAddress chosen={chosen} address={address} box={addressBox} onCorrect={correct} />
              <PositionWarnings known={known} withPrices={!town} />
            </>
          ) : (
            <p className="text-ink-soft">{near ? words.clickExactPlace : words.clickOrSearch}</p>
          )}
        </div>
        <Button
          disabled={!chosen || known?.refused !== undefined}
          onClick={confirm}
          className="shrink-0 sm:min-w-48"
        >
          {words.confirm}
        </Button>
      </div>
    </>
  );
}

function PositionWarnings({
  known,
  withPrices,
}: {
  known: KnownOfPosition | null;
  /** of the place around, which is not the whole town */
  withPrices: boolean;
}) {
  if (known?.refused) return <p className="mt-1 font-medium text-poor">{known.refused}</p>;
  return (
    <>
      {known?.atSea ? <p className="mt-1 font-medium text-modest">{words.atSea}</p> : null}
      {known?.covered === false ? (
        <p className="mt-1 text-modest">
          <Sentence text={words.notCovered} marks={{ strong: (text) => <strong>{text}</strong> }} />
        </p>
      ) : null}
      {!withPrices || known?.atSea || known?.covered === false ? null : (
        // room for the facts, so that nothing moves
        <p className="mt-1 min-h-15 text-sm text-ink-soft sm:min-h-10">
          {known?.zone ? zonePricesText(known.zone) : null}
        </p>
      )}
    </>
  );
}
