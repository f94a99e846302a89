import { apiErrors, type ReportSupplement } from '@soumdar/contract';
import { dayInTunis, signingQuestionsOf } from '@soumdar/rules';
import * as words from '@soumdar/words/share';
import { asFailure, type ApiFailure } from '../api/failure.ts';
import { errorMessage } from '../api/error-message.ts';
import { requestFile } from '../api/request.ts';
import { heirErrors } from '../deciding/heir-rules.ts';
import { readDecision } from '../deciding/saved-decision.ts';
import type { PropertyDetails } from '../estimation/results-state.ts';
import { chosenLanguage } from '../language/choice.ts';
import { saveFile } from '../ui/save-file.ts';
import { toasts } from '../ui/toasts.ts';

export type ReportOf = 'downloadReport' | 'downloadExpertReport';

const gone: Record<ReportOf, string> = {
  downloadReport: words.goneEstimation,
  downloadExpertReport: words.goneRequest,
};

/** Shows a message on failure and never throws. */
export async function downloadReport(of: ReportOf, id: string, property?: PropertyDetails): Promise<void> {
  try {
    const supplement = property && reportSupplement(property);
    const input = { params: { id }, query: { lang: chosenLanguage() } };
    const file = supplement
      ? await requestFile('downloadFullReport', { ...input, body: supplement })
      : await requestFile(of, input);
    saveFile(`estimation-${dayInTunis(new Date())}.pdf`, file);
  } catch (thrown) {
    const failure = asFailure(thrown);
    if (failure.sessionExpired) return;
    toasts.error(sentenceOf(failure, of));
  }
}

/** undefined where nothing was typed, or not yet correctly */
function reportSupplement(property: PropertyDetails): ReportSupplement | undefined {
  const { heirs, signing, named } = readDecision(property);
  const requested = signingQuestionsOf({ isLand: property.type === 'land' });
  const supplement = {
    ...(heirs.length > 0 && heirErrors(heirs) === null && { heirs }),
    ...(requested.some((question) => signing[question] !== undefined) && { signing }),
    ...(named && { named }),
  };
  return Object.keys(supplement).length > 0 ? supplement : undefined;
}

function sentenceOf(failure: ApiFailure, of: ReportOf): string {
  if (failure.code === apiErrors.tooManyAttempts.code) return words.tooManyPdfs;
  return failure.status === 404 ? gone[of] : errorMessage(failure);
}
