const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words in the middle of a name that need no capital: 'Ludwig van der Berg'. */
export const particles = words(
  'de da do das dos del della der den di du la le van von vom zu zur ter ten te bin ibn binti al el abu ap ab af av y e i san st ben ould mac mc dela an na nic mhic ni ui ua op des dem zum della delle degli lo las los bat bint binte bt ul ur uz ud ferch verch nan und wa dan dos née nee né na nam op ten a/p a/l s/o d/o',
);

/** Stand in front of a name; a full stop may follow. */
export const salutations: readonly string[] = [
  ...'Mr Mrs Ms Miss Mx Dr Capt Captain Sgt Sergeant Cpl Maj Lt PC WO Cllr Prof Professor Sir Dame Rev Revd Lady Lord Engr Herr Frau Sr Sra D. Dra'.split(
    ' ',
  ),
  ..."Col Gen Brig Cdr Cdre RSM CSM CPO AVM Mgr Mme Rev’d Rev'd".split(' '),
  ...['Sqn Ldr', 'Flt Lt', 'Flt Sgt', 'Wg Cdr', 'Gp Capt', 'Air Cdre', 'Lt Col', 'Lt Cdr', 'Maj Gen'],
  ...['Hon', 'The Hon', 'Rt Hon', 'The Rt Hon', 'Rt Revd', 'The Rt Revd'],
];

/** Letters after a name, 'Assoc' in front of any. '.' is an optional full stop. */
export const postNominals: readonly string[] =
  'B.Sc|B.A|B.Eng|M.Eng|M.Sc|M.A|M.B.A|Ph.D|D.Phil|M.Phil|M.Res|LL.B|LL.M|Ed.D|M.D|MBBS|MBChB|BDS|PGCE|QTS|QTLS|PGDip|PGCert|HND|HNC|FdA|FdSc|Hons|RN|RGN|RMN|RNLD|RM|SRN|EN|ACA|FCA|ACCA|FCCA|CIMA|ACMA|CGMA|CIPD|MCIPD|FCIPD|MRICS|RICS|FRICS|RIBA|ARB|MCIOB|CEng|IEng|MIET|MIMechE|MICE|CITP|MBCS|FRSA|FHEA|SFHEA|AFHEA|CFA|PMP|CISSP|MRCP|MRCGP|MRCS|FRCS|MRPharmS|MCSP|HCPC|OBE|MBE|CBE|JP|DL|QC|KC|MSt|BMus|MMath|MSci|MChem|MPhys|MPharm|BPharm|Esq|Jr|Jnr|II|III'.split(
    '|',
  );

/** Words of firms and places of learning that are no surnames. */
export const firmWords = words(
  'ltd limited plc llp inc llc corp corporation company gmbh group university college school academy hospital council nhs solutions services systems technologies consulting recruitment',
);

/** Words of documents, never of people. */
export const documentWords = words(
  'the and of for with from your our curriculum vitae resume cv profile summary contact details phone mobile email address street city country number tel university college school experience skills photo picture name surname confidential linkedin github gitlab twitter facebook instagram xing invoice recipe agreement chapter contents report letter dear sir madam',
);

/** Common words that are names too: alone they are taken for a name next to a title or on a contact line of their own only. */
export const ambiguousNames = words(
  'page baker mark grant may will rose hope summer london paris austin chase barclay boots wolfram lean swift ruby dart april june august dean king bishop cook hall hill wood woods field fields stone brook brooks banks bank marsh young long short white black brown green grey gray gold silver reed read park parks west north south east day winter frost rich bright sharp strong best wise good love joy faith grace art guy jack bill rob sue pat gene drew chance price sales law laws case cross bell ball wall mason turner carpenter miller smith taylor cooper potter fisher porter parker ward major judge chancellor knight abbott power powers english french german scott ireland wales france berlin lincoln chester durham york lancaster kent sterling stirling oxford cambridge java python perl ada julia pascal max van don ray',
);
