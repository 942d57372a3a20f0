import { paths } from "~/paths";
import { SIGN_ON } from "~/paths/business/sign-on";
import { Alert } from "~/ui/feedback/alert";
import { Once } from "~/ui/forms/once";
import { Submit } from "~/ui/forms/submit";
import { Breadcrumb } from "~/ui/layout/tabs";

/** Shows that the address is unconfirmed, and sends the email again. */
export function VerifyNote({
  isVerified,
  isDemo,
  email,
  back,
}: {
  isVerified: boolean;
  isDemo: boolean;
  email: string;
  /** The screen that asks, where it is not the account page. */
  back?: string;
}) {
  if (isVerified) return null;
  if (isDemo) return <Alert title="Demo">Demo users get no email.</Alert>;
  return (
    <Alert title="Your email address is not confirmed yet">
      <div className="stack tight">
        <p>We sent a link to {email}. Please open it, or let us send it again.</p>
        <form method="post" action={paths.account.verify}>
          <Once />
          {back ? <input type="hidden" name="back" value={back} /> : null}
          <Submit kind="plain">Resend email</Submit>
        </form>
      </div>
    </Alert>
  );
}

export const AccountTrail = () => <Breadcrumb trail={[{ to: paths.account.home, label: "Your account" }]} />;

const OF_BUSINESS = [
  {
    to: paths.account.allowances,
    label: "Allowances of today",
    hint: "Usage of rows, files, jobs, AI questions and emails.",
  },
  {
    to: paths.account.whiteLabel,
    label: "White label",
    hint: "Your name and logo on emails we send for you. Corporate plan.",
  },
  {
    to: SIGN_ON.settings,
    label: "Single sign-on",
    hint: "Your team logs in at your company’s own provider. With the Corporate plan.",
  },
];

export function OwnPages({
  hasSecondFactor,
  isBusiness,
}: {
  hasSecondFactor: boolean;
  /** Whether the person works for a business. */
  isBusiness: boolean;
}) {
  const pages = [
    { to: paths.account.picture, label: "Profile picture", hint: "Shown beside your name." },
    { to: paths.account.password, label: "Change your password", hint: "Every other browser is signed out." },
    { to: paths.account.email, label: "Change your email address", hint: "We send a link to the new one." },
    { to: paths.account.identities, label: "Other ways to sign in", hint: "Google and the like." },
    { to: paths.account.sessions, label: "Sessions", hint: "The browsers you are signed in with." },
    {
      to: paths.account.secondFactor,
      label: "Second factor",
      hint: hasSecondFactor
        ? "On: signing in asks for a code too."
        : "Off: your password is enough to sign in.",
    },
    { to: paths.account.data, label: "Your data", hint: "See all we hold about you, or erase it." },
    ...(isBusiness ? OF_BUSINESS : []),
  ];
  return (
    <ul className="ways">
      {pages.map(({ to, label, hint }) => (
        <li key={to}>
          <a href={to}>{label}</a>
          <p className="muted small">{hint}</p>
        </li>
      ))}
    </ul>
  );
}
