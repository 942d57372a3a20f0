/** What is wrong with the names of the Workers: the one on top is a developer's, and must never be deployed over production's. */
export function troubleOfNames(toml) {
  const top = toml.match(/^name\s*=\s*"([^"]*)"/m)?.[1];
  const production = toml.match(/^\[env\.production\]\n[^[]*?^name\s*=\s*"([^"]*)"/m)?.[1];
  if (!top || !production) return "wrangler.toml should name the Worker on top and under [env.production].";
  if (top === production)
    return "wrangler.toml has one name for both Workers: a deploy without --env production would replace production.";
  return null;
}
