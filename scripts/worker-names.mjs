/** Returns the problem with the Workers' names: the top-level name is a developer's, and each Worker needs its own. */
export function troubleOfNames(toml) {
  const top = toml.match(/^name\s*=\s*"([^"]*)"/m)?.[1];
  const nameOf = (environment) =>
    toml.match(new RegExp(`^\\[env\\.${environment}\\]\\n[^[]*?^name\\s*=\\s*"([^"]*)"`, "m"))?.[1];
  const [preview, production] = [nameOf("preview"), nameOf("production")];
  if (!top || !preview || !production)
    return "wrangler.toml should name the Worker on top, under [env.preview] and under [env.production].";
  if (top === production)
    return "wrangler.toml has one name for both Workers: a deploy without --env production would replace production.";
  if (preview === production || preview === top)
    return "wrangler.toml names the preview like another Worker: a preview would replace it.";
  return null;
}
