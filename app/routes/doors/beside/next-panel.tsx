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
  "A test, a video and an interview follow, step by step; once you are approved businesses can find you.",
] as const;

const SECOND_FACTOR = "With a second factor you are asked for its code.";
const NEW_BROWSER =
  "A log-in by a browser that we do not know is told to you by mail, and ended with one press in your account.";

/** After the log-in of a business. */
export const BUSINESS_LOGIN_STEPS = [
  SECOND_FACTOR,
  "Home shows what waits for you: answers, tasks, and what holds your mail back.",
  NEW_BROWSER,
] as const;

/** After the log-in of anybody. */
export const LOGIN_STEPS = [
  SECOND_FACTOR,
  "You come to your own home, as a business, an agent or an administrator.",
  NEW_BROWSER,
] as const;

/** After the log-in of an agent. */
export const AGENT_LOGIN_STEPS = [
  SECOND_FACTOR,
  "Your home shows how your application stands. It loads without script, on a slow line too.",
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
        {agrees ? "By going on you agree to the" : "You agreed to the"}{" "}
        <Link to={paths.site.terms}>terms</Link>. What is kept of you, and why, stands in the{" "}
        <Link to={paths.site.privacy}>privacy notice</Link>.
      </p>
    </aside>
  );
}
