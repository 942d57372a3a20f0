import type { Language } from "../content/choices";
import { FORM_WORDS } from "./form-words";

const standardConsent = (language: Language, business: string) =>
  FORM_WORDS[language].consent.replace("{business}", () => business);

/** The words of the business; where it has none, or only the standard ones of another language, those of the form's language. */
export function consentOf({
  consentText,
  language,
  business,
}: {
  consentText: string | null;
  language: Language;
  business: string;
}) {
  const isStandard = Object.keys(FORM_WORDS).some(
    (each) => standardConsent(each as Language, business) === consentText,
  );
  return consentText && !isStandard ? consentText : standardConsent(language, business);
}
