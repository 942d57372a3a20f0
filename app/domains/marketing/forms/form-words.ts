import type { ProductLanguage } from "~/core/languages";

export interface FormWords {
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  optional: string;
  reach: string;
  send: string;
  thanks: string;
  received: string;
  noName: string;
  noWay: string;
  noEmail: string;
  noPhone: string;
  noConsent: string;
  long: string;
  again: string;
  /** What is agreed to where the business says nothing else; "{business}" stands for its name. */
  consent: string;
  closed: string;
  closedText: string;
}

/** The words of the public page, in the language of the form. */
export const FORM_WORDS: Record<ProductLanguage, FormWords> = {
  en: {
    name: "Your name",
    email: "Email",
    phone: "Phone or WhatsApp",
    company: "Company",
    message: "Your message",
    optional: "optional",
    reach: "Email or phone is enough.",
    send: "Send",
    thanks: "Thank you",
    received: "We’ve received your message and will get back to you.",
    noName: "Enter your name.",
    noWay: "Enter an email address or phone number.",
    noEmail: "Enter an email address, for example amina@example.com.",
    noPhone: "Enter a phone number with digits, for example +254 700 000000.",
    noConsent: "Agree so the business can contact you.",
    long: "This text is too long. Please shorten it.",
    again: "Check your details and send again.",
    consent:
      "I agree that {business} may use these details to contact me. I can ask to have them deleted at any time.",
    closed: "This form is closed",
    closedText: "This business no longer accepts messages here.",
  },
  fr: {
    name: "Votre nom",
    email: "E-mail",
    phone: "Téléphone ou WhatsApp",
    company: "Entreprise",
    message: "Votre message",
    optional: "facultatif",
    reach: "Une adresse e-mail ou un numéro de téléphone suffit.",
    send: "Envoyer",
    thanks: "Merci",
    received: "Votre message est bien arrivé. L’entreprise vous répond elle-même.",
    noName: "Veuillez indiquer votre nom.",
    noWay: "Veuillez indiquer une adresse e-mail ou un numéro de téléphone.",
    noEmail: "Veuillez indiquer une adresse e-mail comme amina@example.com.",
    noPhone: "Veuillez indiquer un numéro de téléphone comme +221 70 000 00 00.",
    noConsent: "Veuillez donner votre accord, sinon l’entreprise ne peut pas vous répondre.",
    long: "C’est trop long.",
    again: "Veuillez vérifier ce que vous avez écrit et l’envoyer à nouveau.",
    consent:
      "J’accepte que {business} utilise ce que j’envoie pour me répondre. Je peux demander à tout moment que ce soit effacé.",
    closed: "Ce formulaire est fermé",
    closedText: "L’entreprise ne reçoit plus de messages ici.",
  },
  ar: {
    name: "اسمك",
    email: "البريد الإلكتروني",
    phone: "الهاتف أو واتساب",
    company: "الشركة",
    message: "رسالتك",
    optional: "اختياري",
    reach: "يكفي البريد الإلكتروني أو رقم الهاتف.",
    send: "إرسال",
    thanks: "شكرا لك",
    received: "وصلت رسالتك إلى الشركة، وهي تجيبك بنفسها.",
    noName: "يرجى كتابة اسمك.",
    noWay: "يرجى كتابة بريد إلكتروني أو رقم هاتف.",
    noEmail: "يرجى كتابة بريد إلكتروني مثل amina@example.com.",
    noPhone: "يرجى كتابة رقم هاتف مثل +20 100 000 0000.",
    noConsent: "يرجى الموافقة، وإلا لا يحق للشركة أن تجيبك.",
    long: "النص طويل جدا.",
    again: "يرجى مراجعة ما كتبته ثم الإرسال مرة أخرى.",
    consent: "أوافق على أن تستخدم {business} ما أرسله للرد علي. ويمكنني أن أطلب حذفه في أي وقت.",
    closed: "هذا النموذج مغلق",
    closedText: "لم تعد الشركة تستقبل الرسائل هنا.",
  },
  pt: {
    name: "O seu nome",
    email: "E-mail",
    phone: "Telefone ou WhatsApp",
    company: "Empresa",
    message: "A sua mensagem",
    optional: "opcional",
    reach: "Basta um endereço de e-mail ou um número de telefone.",
    send: "Enviar",
    thanks: "Obrigado",
    received: "A sua mensagem chegou à empresa, que lhe responde diretamente.",
    noName: "Indique o seu nome.",
    noWay: "Indique um e-mail ou um número de telefone.",
    noEmail: "Indique um e-mail como amina@example.com.",
    noPhone: "Indique um número de telefone como +258 84 000 0000.",
    noConsent: "Dê o seu acordo, senão a empresa não lhe pode responder.",
    long: "É demasiado longo.",
    again: "Verifique o que escreveu e envie de novo.",
    consent:
      "Aceito que {business} use o que envio para me responder. Posso pedir a qualquer momento que seja apagado.",
    closed: "Este formulário está fechado",
    closedText: "A empresa já não recebe mensagens aqui.",
  },
  sw: {
    name: "Jina lako",
    email: "Barua pepe",
    phone: "Simu au WhatsApp",
    company: "Kampuni",
    message: "Ujumbe wako",
    optional: "si lazima",
    reach: "Barua pepe au namba ya simu inatosha.",
    send: "Tuma",
    thanks: "Asante",
    received: "Ujumbe wako umeifikia kampuni. Itakujibu yenyewe.",
    noName: "Tafadhali andika jina lako.",
    noWay: "Tafadhali andika barua pepe au namba ya simu.",
    noEmail: "Tafadhali andika barua pepe kama amina@example.com.",
    noPhone: "Tafadhali andika namba ya simu kama +254 700 000000.",
    noConsent: "Tafadhali kubali, la sivyo kampuni haiwezi kukujibu.",
    long: "Ni ndefu mno.",
    again: "Tafadhali angalia ulichoandika na utume tena.",
    consent:
      "Nakubali kwamba {business} itumie ninachotuma ili kunijibu. Ninaweza kuomba wakati wowote kifutwe.",
    closed: "Fomu hii imefungwa",
    closedText: "Kampuni haipokei tena ujumbe hapa.",
  },
};
