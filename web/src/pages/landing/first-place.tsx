import { sitePaths } from '@soumdar/contract';
import { useNavigate } from 'react-router';
import MapPicker from '../../components/map/map-picker.tsx';
import { beginDraft } from '../../estimation/draft.ts';
import { placeQuery, type WizardPlace } from '../../estimation/wizard-place.ts';

/** The wizard replaces its history entry, so that Back leads to the page. */
export default function FirstPlace({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const estimate = (place: WizardPlace) => {
    beginDraft();
    void navigate(`${sitePaths.estimation}${placeQuery(place)}`, { replace: true });
  };
  return <MapPicker onClose={onClose} onConfirm={estimate} />;
}
