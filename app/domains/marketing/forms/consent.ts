import type { ProductLanguage } from "~/core/languages";
import { FORM_WORDS } from "./form-words";

const standardConsent = (language: ProductLanguage, business: string) =>
  FORM_WORDS[language].consent.replace("{business}", () => business);

interface Said {
  consentText: string | null;
  language: ProductLanguage;
  business: string;
}

/** The words of the business; where it has none, or only standard ones of another language or of its `former` name, the standard ones. */
export function consentOf({ consentText, language, business }: Said, former: string = business): string {
  const languages = Object.keys(FORM_WORDS) as ProductLanguage[];
  const isStandard = [business, former].some((name) =>
    languages.some((each) => standardConsent(each, name) === consentText),
  );
  return consentText && !isStandard ? consentText : standardConsent(language, business);
}
