import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { SIGN_ON } from "~/paths/business/sign-on";
import { Alert } from "~/ui/feedback/alert";
import { Once } from "~/ui/forms/once";
import { Submit } from "~/ui/forms/submit";
import { Breadcrumb } from "~/ui/layout/tabs";

/** Shows that the email address is unconfirmed, with a button to resend the confirmation. */
export function VerifyNote({
  isVerified,
  isDemo,
  email,
  back,
}: {
  isVerified: boolean;
  isDemo: boolean;
  email: string;
  /** The screen to return to, if it is not the account page. */
  back?: string;
}) {
  if (isVerified) return null;
  if (isDemo)
    return <Alert title={m.account_parts_demo()}>{m.account_parts_demo_users_dont_receive_email()}</Alert>;
  return (
    <Alert title={m.account_parts_your_email_address_is_not()}>
      <div className="stack tight">
        <p>{m.account_parts_open_the_link_we_sent({ email })}</p>
        <form method="post" action={paths.account.verify}>
          <Once />
          {back ? <input type="hidden" name="back" value={back} /> : null}
          <Submit kind="plain">{m.account_parts_resend_email()}</Submit>
        </form>
      </div>
    </Alert>
  );
}

export const AccountTrail = () => (
  <Breadcrumb trail={[{ to: paths.account.home, label: m.account_parts_your_account() }]} />
);

const OF_BUSINESS = [
  {
    to: paths.account.allowances,
    get label() {
      return m.account_parts_usage_limits();
    },
    get hint() {
      return m.account_parts_todays_usage_of_rows_files();
    },
  },
  {
    to: paths.account.whiteLabel,
    get label() {
      return m.account_parts_white_label();
    },
    get hint() {
      return m.account_parts_your_branding_on_emails_we();
    },
  },
  {
    to: SIGN_ON.settings,
    get label() {
      return m.account_parts_single_sign_on();
    },
    get hint() {
      return m.account_parts_sign_in_through_your_companys();
    },
  },
];

export function OwnPages({
  hasSecondFactor,
  isBusiness,
}: {
  hasSecondFactor: boolean;
  /** Whether the user belongs to a business. */
  isBusiness: boolean;
}) {
  const pages = [
    {
      to: paths.account.picture,
      label: m.account_parts_profile_picture(),
      hint: m.account_parts_shown_beside_your_name(),
    },
    {
      to: paths.account.password,
      label: m.account_parts_change_password(),
      hint: m.account_parts_signs_out_your_other_devices(),
    },
    {
      to: paths.account.email,
      label: m.account_parts_change_email_address(),
      hint: m.account_parts_confirmed_by_a_link_to(),
    },
    {
      to: paths.account.identities,
      label: m.account_parts_sign_in_methods(),
      hint: m.account_parts_google_and_other_providers(),
    },
    {
      to: paths.account.sessions,
      label: m.account_parts_sessions(),
      hint: m.account_parts_devices_signed_in_to_your(),
    },
    {
      to: paths.account.secondFactor,
      label: m.account_parts_two_factor_authentication(),
      hint: hasSecondFactor
        ? m.account_parts_on_sign_in_also_requires()
        : m.account_parts_off_sign_in_requires_only(),
    },
    {
      to: paths.account.data,
      label: m.account_parts_your_data(),
      hint: m.account_parts_download_or_erase_your_personal(),
    },
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
