import { paths } from "~/paths";

export interface IdentityProviderLink {
  key: string;
  name: string;
}

/** The ways in through somebody else's sign-in: plain links, drawn only where the operator set one up. */
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
