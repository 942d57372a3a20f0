/** A contact file with one opt-out and one value that needs a decision. */
export const DEMO_OPT_OUT_FILE = {
  fileName: "Trade fair contacts.csv",
  text: [
    "Full Name,Email,Job Title,Company,Country,Email Opt Out",
    "Naledi Khumalo,naledi.khumalo@demo-fair.example,Buyer,Khumalo Retail (demo),South Africa,true",
    "Yusuf Abdi,yusuf.abdi@demo-fair.example,Owner,Abdi Wholesale (demo),Kenya,paused",
    "Efua Asante,efua.asante@demo-fair.example,Manager,Asante Hotels (demo),Ghana,false",
  ].join("\r\n"),
};
