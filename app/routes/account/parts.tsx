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
  if (isDemo) return <Alert title="Demo">Demo users don’t receive email.</Alert>;
  return (
    <Alert title="Your email address is not confirmed yet">
      <div className="stack tight">
        <p>Open the link we sent to {email}, or resend it.</p>
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
    label: "Usage limits",
    hint: "Today’s usage of rows, files, jobs, AI and emails.",
  },
  {
    to: paths.account.whiteLabel,
    label: "White label",
    hint: "Your branding on emails we send for you. Corporate plan.",
  },
  {
    to: SIGN_ON.settings,
    label: "Single sign-on",
    hint: "Sign-in through your company’s provider. Corporate plan.",
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
    { to: paths.account.password, label: "Change password", hint: "Signs out your other devices." },
    {
      to: paths.account.email,
      label: "Change email address",
      hint: "Confirmed by a link to the new address.",
    },
    { to: paths.account.identities, label: "Sign-in methods", hint: "Google and other providers." },
    { to: paths.account.sessions, label: "Sessions", hint: "Devices signed in to your account." },
    {
      to: paths.account.secondFactor,
      label: "Two-factor authentication",
      hint: hasSecondFactor
        ? "On: sign-in also requires a code."
        : "Off: sign-in requires only your password.",
    },
    { to: paths.account.data, label: "Your data", hint: "Download or erase your personal data." },
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
