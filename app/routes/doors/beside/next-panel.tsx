import { PLANS, TRIAL_DAYS } from "~/domains/billing/plans/plans";
import { paths } from "~/paths";
import { Link } from "~/ui/link";

/** After the sign-up of a business. */
export const BUSINESS_STEPS = [
  "You are in at once. A mail with a link confirms your address; until then nothing is sent for you.",
  `Write whom you want to sell to. The first ${PLANS.trial.leads} leads are free.`,
  `After ${TRIAL_DAYS} days the trial ends by itself. Nothing is charged, and what you found stays readable.`,
] as const;

/** After the application of an agent. */
export const AGENT_STEPS = [
  "You can log in at once, and follow your application there.",
  "We read your profile and tell you by mail.",
  "The assessment, the training and the certificate are coming; then businesses can find you.",
] as const;

/** Beside the form of a door: what happens after it, step by step, and what one agrees to. */
export function NextPanel({ steps, note }: { steps: readonly string[]; note?: string | null }) {
  return (
    <aside className="next" aria-label="What happens next">
      <h2>What happens next</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {note ? <p>{note}</p> : null}
      <p className="small">
        By going on you agree to the <Link to={paths.site.terms}>terms</Link>. What is kept of you, and why,
        stands in the <Link to={paths.site.privacy}>privacy notice</Link>.
      </p>
    </aside>
  );
}
