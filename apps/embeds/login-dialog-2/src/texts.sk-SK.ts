import { PASSWORD_LENGTH } from '@herna/contract/player'

const passwordLength = `Heslo má mať ${PASSWORD_LENGTH.min} až ${PASSWORD_LENGTH.max} znakov.`

/** Texts of the newer login dialog's own steps. */
export const texts = {
  titles: {
    registration: 'Registrácia',
    'forgotten-password': 'Zabudnuté heslo',
    'reset-password': 'Nové heslo',
  },
  login: {
    forgotten: 'Zabudli ste heslo?',
    noAccount: 'Nemáte účet?',
    register: 'Registrovať sa',
  },
  registration: {
    hasAccount: 'Už máte účet?',
    logIn: 'Prihlásiť sa',
    parts: ['Prihlasovacie údaje', 'Osobné údaje', 'Adresa a súhlasy'],
    progress: (now: number, all: number) => `Krok ${now} z ${all}`,
    continue: 'Pokračovať',
    back: 'Späť',
    submit: 'Založiť účet',
    adults: 'Hrať môžu len osoby od 18 rokov. Každý môže mať jeden účet.',
    playMoney: 'Hrá sa o hracie peniaze: skutočné peniaze sa nevkladajú ani nevyhrávajú.',
    birthDateHint: 'Deň, mesiac a rok, napríklad 17. 5. 1990. Hrať môžete od 18 rokov.',
    birthNumberHint: 'Overíme ním vek a register vylúčených osôb. Samotné číslo si neukladáme.',
    phoneHint: 'Nepovinné. V medzinárodnom tvare, napríklad +421901234567.',
    usernameHint: 'Štyri až 24 znakov bez diakritiky.',
    readTerms: 'Prečítať podmienky',
    fields: {
      username: {
        label: 'Používateľské meno',
        missing: 'Zvoľte si používateľské meno.',
        wrong: 'Meno má mať 4 až 24 písmen bez diakritiky, číslic, bodiek, pomlčiek alebo podčiarkovníkov.',
      },
      email: {
        label: 'E-mail',
        missing: 'Zadajte e-mailovú adresu.',
        wrong: 'E-mailová adresa nie je úplná. Správna vyzerá napríklad takto: jana@posta.sk',
      },
      password: { label: 'Heslo', missing: 'Zvoľte si heslo.', wrong: passwordLength },
      firstName: { label: 'Meno', missing: 'Zadajte svoje meno.', wrong: 'Meno smie obsahovať len písmená, medzery a pomlčky.' },
      lastName: {
        label: 'Priezvisko',
        missing: 'Zadajte svoje priezvisko.',
        wrong: 'Priezvisko smie obsahovať len písmená, medzery a pomlčky.',
      },
      birthDate: {
        label: 'Dátum narodenia',
        missing: 'Zadajte dátum narodenia.',
        wrong: 'Dátum napíšte ako deň, mesiac a rok, napríklad 17. 5. 1990.',
      },
      birthNumber: { label: 'Rodné číslo', missing: 'Zadajte rodné číslo.', wrong: 'Rodné číslo má tvar 900101/1234.' },
      phone: { label: 'Telefón', missing: '', wrong: 'Číslo má medzinárodný tvar, napríklad +421901234567.' },
      street: { label: 'Ulica a číslo', missing: 'Zadajte ulicu a číslo.', wrong: 'Ulica je príliš dlhá.' },
      city: { label: 'Mesto alebo obec', missing: 'Zadajte mesto alebo obec.', wrong: 'Názov obce je príliš dlhý.' },
      postalCode: { label: 'PSČ', missing: 'Zadajte PSČ.', wrong: 'PSČ má tvar 811 01.' },
      terms: {
        label: 'Súhlasím so všeobecnými obchodnými podmienkami',
        missing: 'Bez súhlasu s podmienkami účet založiť nemožno.',
        wrong: '',
      },
      privacy: {
        label: 'Beriem na vedomie spracúvanie osobných údajov',
        missing: 'Potvrďte, že spracúvanie údajov beriete na vedomie.',
        wrong: '',
      },
      marketing: { label: 'Chcem dostávať novinky a ponuky (nepovinné)', missing: '', wrong: '' },
    },
  },
  forgotten: {
    intro: 'Zadajte používateľské meno alebo e-mail. Ak účet existuje, pošleme naň kód na nastavenie nového hesla.',
    login: 'Používateľské meno alebo e-mail',
    missing: 'Zadajte používateľské meno alebo e-mail.',
    submit: 'Poslať kód',
    back: 'Späť na prihlásenie',
  },
  reset: {
    sent: 'Ak účet existuje, kód je na ceste na jeho e-mailovú adresu.',
    code: 'Kód z e-mailu',
    codeMissing: 'Zadajte kód z e-mailu.',
    codeWrong: 'Kód má aspoň šesť znakov.',
    password: 'Nové heslo',
    passwordMissing: 'Zvoľte si nové heslo.',
    passwordWrong: passwordLength,
    submit: 'Nastaviť nové heslo',
    everywhere: 'Po zmene hesla vás všade odhlásime.',
    done: 'Heslo je zmenené. Môžete sa prihlásiť novým heslom.',
    again: 'Poslať nový kód',
  },
}
