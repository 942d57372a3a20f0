import { m } from "~/messages/messages";
import { paths } from "~/paths";

export interface IdentityProviderLink {
  key: string;
  name: string;
}

/** Sign-in through a provider: plain links, shown only if the operator configured one. */
export function SocialSignInButtons({
  doors,
  back,
  isAgent,
}: {
  doors: IdentityProviderLink[];
  back?: string;
  isAgent?: boolean;
}) {
  if (doors.length === 0) return null;
  return (
    <nav className="stack tight" aria-label={m.auth_social_sign_in_buttons_sign_in_methods()}>
      {doors.map(({ key, name }) => (
        <a
          key={key}
          className="button"
          href={paths.withQuery(paths.auth.external, {
            provider: key,
            type: isAgent ? "agent" : null,
            redirect: back ?? null,
          })}
        >
          {m.auth_social_sign_in_buttons_continue_with({ name })}
        </a>
      ))}
      <p className="muted small">{m.auth_social_sign_in_buttons_or_use_your_email_address()}</p>
    </nav>
  );
}
