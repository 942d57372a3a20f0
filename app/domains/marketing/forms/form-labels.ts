import type { ProductLanguage } from "~/core/languages";

export interface FormLabels {
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
  /** The default consent text; "{business}" is replaced by its name. */
  consent: string;
  closed: string;
  closedText: string;
}

/** The texts of the public page, in the language of the form. */
export const FORM_LABELS: Record<ProductLanguage, FormLabels> = {
  en: {
    name: "Your name",
    email: "Email",
    phone: "Phone or WhatsApp",
    company: "Company",
    message: "Your message",
    optional: "optional",
    reach: "Email or phone is required.",
    send: "Send",
    thanks: "Thank you",
    received: "We’ve received your message and will get back to you.",
    noName: "Enter your name.",
    noWay: "Enter an email address or phone number.",
    noEmail: "Enter an email address, for example amina@example.com.",
    noPhone: "Enter a phone number, for example +254 700 000000.",
    noConsent: "Tick the box so the business can contact you.",
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
    reach: "L’e-mail ou le téléphone suffit.",
    send: "Envoyer",
    thanks: "Merci",
    received: "Nous avons bien reçu votre message et reviendrons vers vous.",
    noName: "Indiquez votre nom.",
    noWay: "Indiquez une adresse e-mail ou un numéro de téléphone.",
    noEmail: "Indiquez une adresse e-mail complète, par exemple amina@example.com.",
    noPhone: "Indiquez un numéro de téléphone en chiffres, par exemple +221 70 000 00 00.",
    noConsent: "Donnez votre accord pour que l’entreprise puisse vous contacter.",
    long: "Ce texte est trop long. Raccourcissez-le.",
    again: "Vérifiez vos informations et envoyez à nouveau.",
    consent:
      "J’accepte que {business} utilise ces informations pour me contacter. Je peux demander leur suppression à tout moment.",
    closed: "Ce formulaire est fermé",
    closedText: "L’entreprise n’accepte plus de messages ici.",
  },
  ar: {
    name: "اسمك",
    email: "البريد الإلكتروني",
    phone: "الهاتف أو واتساب",
    company: "الشركة",
    message: "رسالتك",
    optional: "اختياري",
    reach: "يكفي البريد الإلكتروني أو الهاتف.",
    send: "إرسال",
    thanks: "شكرا لك",
    received: "تلقينا رسالتك وسنتواصل معك.",
    noName: "يرجى كتابة اسمك.",
    noWay: "يرجى كتابة بريد إلكتروني أو رقم هاتف.",
    noEmail: "يرجى كتابة بريد إلكتروني، مثلا amina@example.com.",
    noPhone: "يرجى كتابة رقم هاتف بالأرقام، مثلا +20 100 000 0000.",
    noConsent: "يرجى الموافقة لكي تتمكن الشركة من التواصل معك.",
    long: "النص طويل جدا. يرجى اختصاره.",
    again: "يرجى مراجعة بياناتك ثم الإرسال مرة أخرى.",
    consent: "أوافق على أن تستخدم {business} هذه البيانات للتواصل معي. ويمكنني أن أطلب حذفها في أي وقت.",
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
    reach: "Basta o e-mail ou o telefone.", // voice-ok: Portuguese
    send: "Enviar",
    thanks: "Obrigado",
    received: "Recebemos a sua mensagem e entraremos em contacto consigo.",
    noName: "Indique o seu nome.",
    noWay: "Indique um e-mail ou um número de telefone.",
    noEmail: "Indique um e-mail, por exemplo amina@example.com.", // voice-ok: Portuguese
    noPhone: "Indique um número de telefone com algarismos, por exemplo +258 84 000 0000.",
    noConsent: "Dê o seu acordo para a empresa poder entrar em contacto consigo.",
    long: "O texto é demasiado longo. Encurte-o.",
    again: "Verifique os seus dados e envie de novo.",
    consent:
      "Aceito que {business} utilize estes dados para entrar em contacto comigo. Posso pedir que sejam apagados a qualquer momento.",
    closed: "Este formulário está fechado",
    closedText: "A empresa já não aceita mensagens aqui.",
  },
  sw: {
    name: "Jina lako",
    email: "Barua pepe",
    phone: "Simu au WhatsApp",
    company: "Kampuni",
    message: "Ujumbe wako",
    optional: "si lazima",
    reach: "Barua pepe au simu inatosha.",
    send: "Tuma",
    thanks: "Asante",
    received: "Tumepokea ujumbe wako na tutawasiliana nawe.",
    noName: "Andika jina lako.",
    noWay: "Andika barua pepe au namba ya simu.",
    noEmail: "Andika barua pepe, kwa mfano amina@example.com.",
    noPhone: "Andika namba ya simu kwa tarakimu, kwa mfano +254 700 000000.",
    noConsent: "Kubali ili kampuni iweze kuwasiliana nawe.",
    long: "Maandishi haya ni marefu mno. Yafupishe.",
    again: "Angalia maelezo yako kisha utume tena.",
    consent:
      "Nakubali {business} itumie maelezo haya kuwasiliana nami. Ninaweza kuomba yafutwe wakati wowote.",
    closed: "Fomu hii imefungwa",
    closedText: "Kampuni haipokei tena ujumbe hapa.",
  },
};
