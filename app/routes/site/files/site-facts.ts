/** The facts of the product itself (schema.org), for the landing page: `facts: siteFacts` in its `siteMeta`. */
export function siteFacts({ origin, appName }: { origin: string; appName: string }) {
  const organization = `${origin}/#organization`;
  return [
    {
      "@type": "Organization",
      "@id": organization,
      name: appName,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
    },
    {
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      name: appName,
      url: `${origin}/`,
      inLanguage: "en",
      publisher: { "@id": organization },
    },
  ];
}
