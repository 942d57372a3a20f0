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
    <nav className="stack tight" aria-label="Sign-in methods">
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
          {`Continue with ${name}`}
        </a>
      ))}
      <p className="muted small">Or use your email address:</p>
    </nav>
  );
}
