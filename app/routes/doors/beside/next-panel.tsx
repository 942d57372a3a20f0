import { PLANS, TRIAL_DAYS } from "~/domains/billing/plans/plans";
import { paths } from "~/paths";
import { Link } from "~/ui/link";

/** After the sign-up of a business. */
export const BUSINESS_STEPS = [
  "You can start right away. Confirm your email with the link we send before you email prospects.",
  `Describe your ideal customer. Your first ${PLANS.trial.leads} leads are free.`,
  `The trial ends after ${TRIAL_DAYS} days. Nothing is charged, and you can still view your leads.`,
] as const;

/** After the application of an agent. */
export const AGENT_STEPS = [
  "Log in right away to follow your application.",
  "We review your profile and email you.",
  "Next come a test, a video and an interview. Once approved, businesses can find you.",
] as const;

const SECOND_FACTOR = "With two-factor authentication, you’ll also enter a code.";
const NEW_BROWSER = "We email you about sign-ins from new devices. You can end them in your account.";

/** After the log-in of a business. */
export const BUSINESS_LOGIN_STEPS = [
  SECOND_FACTOR,
  "Home shows your to-do list: replies, tasks and sending problems.",
  NEW_BROWSER,
] as const;

/** After the log-in of any user. */
export const LOGIN_STEPS = [
  SECOND_FACTOR,
  "You go to your home page as a business, an agent or an administrator.",
  NEW_BROWSER,
] as const;

/** After the log-in of an agent. */
export const AGENT_LOGIN_STEPS = [
  SECOND_FACTOR,
  "Your home page shows your application status. It loads fast on slow connections too.",
  NEW_BROWSER,
] as const;

interface Panel {
  steps: readonly string[];
  note?: string | null;
  /** False where one agreed before. */
  agrees?: boolean;
}

/** Beside the form of a door: what happens after it, step by step, and what one agrees to. */
export function NextPanel({ steps, note, agrees = true }: Panel) {
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
        {agrees ? "By continuing, you agree to the" : "You agreed to the"}{" "}
        <Link to={paths.site.terms}>terms</Link>. See our <Link to={paths.site.privacy}>privacy notice</Link>.
      </p>
    </aside>
  );
}
