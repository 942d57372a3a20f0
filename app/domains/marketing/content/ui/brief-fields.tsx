import { type ReactNode, useState } from "react";
import { PRODUCT_LANGUAGES } from "~/core/languages";
import { isDraftResumed } from "~/ui/forms/draft-resumed";
import { Field, type FieldMeta } from "~/ui/forms/field";
import { Submit } from "~/ui/forms/submit";
import { useHydrated } from "~/ui/use-hydrated";
import { INDUSTRIES, TONES } from "../choices";

export type BriefFieldSet = Record<
  | "topic"
  | "brand"
  | "industry"
  | "targetAudience"
  | "facts"
  | "tone"
  | "callToAction"
  | "language"
  | "builtIn",
  FieldMeta
>;

export const BRIEF_LIMITS = {
  topic: { required: true, maxLength: 200 },
  brand: { maxLength: 100 },
  targetAudience: { maxLength: 200 },
  facts: { maxLength: 1_000 },
  callToAction: { maxLength: 160 },
};

/** The fields that a post is written from; nothing else is added. */
export const BriefFields = ({ fields, model }: { fields: BriefFieldSet; model: string | null }) => (
  <>
    <Field field={fields.topic} label="Topic" hint="e.g. Solar lamps for kiosks" required />
    <Field field={fields.brand} label="Brand" />
    <Field
      field={fields.industry}
      label="Industry"
      type="select"
      options={INDUSTRIES}
      placeholder="Choose an industry"
    />
    <Field field={fields.targetAudience} label="Target audience" hint="e.g. kiosk owners in Kisumu" />
    <Field
      field={fields.facts}
      label="Approved claims"
      type="textarea"
      hint="One per line. Other claims are marked for your review."
    />
    <Field field={fields.callToAction} label="Call to action" hint="e.g. Message us on WhatsApp" />
    <Field field={fields.tone} label="Tone" type="select" options={TONES} required />
    <Field field={fields.language} label="Language" type="select" options={PRODUCT_LANGUAGES} required />
    {model ? (
      <Field
        field={fields.builtIn}
        label="Use the built-in writer"
        type="checkbox"
        hint={`Otherwise ${model} writes the post.`}
      />
    ) : (
      <p className="muted small">The built-in writer turns your brief into simple posts.</p>
    )}
  </>
);

BriefFields.labelsOf = () => ({
  topic: "Topic",
  targetAudience: "Target audience",
  facts: "Approved claims",
});

/** With JavaScript, the button is disabled until a platform is selected; without it, the server validates. */
export function PlatformGate({ children, button }: { children: ReactNode; button: string }) {
  const isRunning = useHydrated();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const look = (box: HTMLElement | null) =>
    box && setChosen(box.querySelector('input[name="platforms"]:checked') !== null);
  return (
    <div
      className="stack"
      ref={(box) => (chosen === null ? look(box) : undefined)}
      onChange={(event) => look(event.currentTarget)}
    >
      {children}
      <div className="row">
        <Submit pending="Generating" disabled={isRunning && chosen === false}>
          {button}
        </Submit>
        {isRunning && chosen === false ? <span className="small muted">Choose a platform first.</span> : null}
      </div>
    </div>
  );
}

/** Adds the specification's "Error: " to a writer's error, except to the notice that input was restored after a sign-in. */
export const withError = <Result extends { error?: Record<string, string[] | null> | null | undefined }>(
  result: Result | null | undefined,
): Result | null => {
  const error = result?.error?.[""];
  if (!result || !error || isDraftResumed(error)) return result ?? null;
  return { ...result, error: { ...result.error, "": error.map((text) => `Error: ${text}`) } };
};
