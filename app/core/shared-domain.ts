/** Below these anyone gets a name: registries, website builders, hosting, and services that publish what their users write. */
const REGISTRY = /^(?:ac|co|com|edu|go|gob|gouv|gov|info|mil|ne|net|nom|or|org|sch|web)\.[a-z]{2}$/;
const BLOG = /^blogspot\.[a-z.]+$/;

const SHARED = new Set(
  [
    "google.com microsoft.com outlook.com office.com sharepoint.com zoho.com zoho.eu zoho.in yahoo.com apple.com",
    "facebook.com linkedin.com instagram.com twitter.com x.com youtube.com tiktok.com t.me wa.me linktr.ee bit.ly goo.gl",
    "wordpress.com wixsite.com weebly.com webs.com square.site business.site jimdofree.com odoo.com myshopify.com webflow.io",
    "notion.site carrd.co canva.site strikingly.com godaddysites.com tumblr.com medium.com substack.com typeform.com",
    "jotform.com github.io gitlab.io netlify.app vercel.app pages.dev workers.dev r2.dev web.app firebaseapp.com",
    "herokuapp.com onrender.com fly.dev surge.sh glitch.me replit.app azurewebsites.net windows.net cloudfront.net",
    "amazonaws.com googleapis.com dropbox.com dropboxusercontent.com 000webhostapp.com",
  ].flatMap((line) => line.split(" ")),
);

/** Whether no single account can own what is below a domain. */
export const isSharedDomain = (domain: string): boolean =>
  !domain.includes(".") || REGISTRY.test(domain) || BLOG.test(domain) || SHARED.has(domain);
