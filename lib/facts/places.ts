import settlementData from './settlements.json';

/**
 * Towns, counties and countries as they occur in contact lines. Compiled for this product from general knowledge: UK cities and larger
 * towns, historic and ceremonial counties, and the foreign cities most often found in CVs. It is not complete: an unknown village is
 * recognised by a postcode or county beside it.
 */
const list = (names: string): ReadonlySet<string> =>
  new Set(
    names
      .split(/[|\n]/)
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean),
  );

export const ukTowns = list(`
London|Birmingham|Leeds|Glasgow|Sheffield|Bradford|Manchester|Edinburgh|Liverpool|Bristol|Cardiff|Belfast|Leicester|Wakefield|Coventry
Nottingham|Newcastle|Newcastle upon Tyne|Newcastle-upon-Tyne|Sunderland|Brighton|Brighton and Hove|Brighton & Hove|Hove|Hull|Kingston upon Hull|Plymouth|Stoke|Stoke-on-Trent
Stoke on Trent|Wolverhampton|Derby|Swansea|Southampton|Salford|Aberdeen|Westminster|Portsmouth|York|Peterborough|Dundee|Lancaster|Oxford
Newport|Preston|St Albans|Norwich|Chester|Cambridge|Salisbury|Exeter|Gloucester|Lisburn|Chichester|Winchester|Londonderry|Derry
Carlisle|Worcester|Bath|Durham|Lincoln|Hereford|Armagh|Inverness|Stirling|Perth|Canterbury|Lichfield|Newry|Ripon|Bangor|Truro|Ely|Wells
St Davids|St Asaph|Wrexham|Dunfermline|Doncaster|Milton Keynes|Colchester|Southend|Southend-on-Sea|Reading|Luton|Bolton|Bournemouth
Northampton|Middlesbrough|Blackpool|Stockport|Ipswich|West Bromwich|Slough|Gateshead|Rotherham|Oldham|Poole|Swindon|Warrington|Sutton Coldfield
Watford|Basildon|Crawley|Gillingham|Worthing|Rochdale|Solihull|Blackburn|Telford|Woking|Maidstone|Huddersfield|Eastbourne|Cheltenham|Chelmsford
Burnley|Grimsby|Birkenhead|Halifax|Hastings|Bury|Stevenage|Hartlepool|Darlington|Stockton|Stockton-on-Tees|Nuneaton|Redditch|Scunthorpe|Kidderminster
Rugby|Weston-super-Mare|Barnsley|Dudley|Walsall|Southport|Guildford|Basingstoke|Bedford|Bracknell|Burton upon Trent|Burton-on-Trent|Cannock
Chesterfield|Corby|Crewe|Dartford|Dewsbury|Dover|Ellesmere Port|Epsom|Esher|Farnborough|Farnham|Folkestone|Gosport|Gravesend|Grantham|Great Yarmouth
Guiseley|Harlow|Harrogate|Hatfield|Havant|Hemel Hempstead|Hemel|Hertford|High Wycombe|Hitchin|Horsham|Ilkeston|Keighley|Kettering|King's Lynn|Kings Lynn
Lancashire|Leamington Spa|Royal Leamington Spa|Leigh|Letchworth|Loughborough|Lowestoft|Macclesfield|Maidenhead|Mansfield|Margate|Morecambe|Newbury|Newark|Newton Abbot
Newton Aycliffe|Northwich|Ormskirk|Oswestry|Otley|Paignton|Penzance|Pontefract|Ramsgate|Rayleigh|Redcar|Redhill|Reigate|Royal Tunbridge Wells|Tunbridge Wells
Rugeley|Runcorn|Rushden|Scarborough|Sevenoaks|Shrewsbury|Sittingbourne|Skelmersdale|Skegness|Smethwick|South Shields|North Shields|Stafford|Staines|Stamford
St Helens|St. Helens|Stourbridge|Stratford-upon-Avon|Stratford upon Avon|Stroud|Sutton|Sutton in Ashfield|Tamworth|Taunton|Thetford|Tonbridge|Torquay|Trowbridge|Uxbridge|Wallasey
Wallsend|Warwick|Washington|Wellingborough|Welwyn Garden City|Weymouth|Whitehaven|Whitley Bay|Widnes|Wigan|Wilmslow|Windsor|Wokingham|Workington
Worksop|Yeovil|Aldershot|Altrincham|Andover|Ashford|Ashton-under-Lyne|Aylesbury|Banbury|Barrow-in-Furness|Barry|Batley|Bebington|Beverley|Bexhill
Billericay|Bishop Auckland|Bishop's Stortford|Bishops Stortford|Blyth|Bognor Regis|Bootle|Boston|Bideford|Bridgwater|Bridlington|Brighouse|Bromsgrove|Buxton|Camberley
Castleford|Caterham|Chorley|Clacton-on-Sea|Clitheroe|Coalville|Consett|Congleton|Cramlington|Daventry|Deal|Didcot|Dorchester|Dorking|Droitwich
Dunstable|Durham City|Eastleigh|Evesham|Exmouth|Falmouth|Fareham|Fleet|Fleetwood|Frome|Glossop|Godalming|Goole|Haywards Heath|Heywood|Hinckley|Huntingdon|Hyde
Ilkley|Jarrow|Kendal|Kenilworth|Kirkby|Knutsford|Leatherhead|Leighton Buzzard|Lewes|Littlehampton|Long Eaton|Ludlow|Lytham St Annes|Malvern|Market Harborough
Melton Mowbray|Merthyr Tydfil|Llanelli|Neath|Port Talbot|Pontypridd|Pontypool|Cwmbran|Caerphilly|Bridgend|Aberystwyth|Carmarthen|Haverfordwest|Llandudno|Rhyl|Colwyn Bay
Caernarfon|Holyhead|Abergavenny|Penarth|Ebbw Vale|Aberdare|Paisley|East Kilbride|Livingston|Hamilton|Cumbernauld|Kirkcaldy|Ayr|Kilmarnock|Greenock|Coatbridge
Glenrothes|Airdrie|Falkirk|Irvine|Dumfries|Motherwell|Rutherglen|Wishaw|Clydebank|Bearsden|Cambuslang|Bishopbriggs|Musselburgh|Arbroath|Elgin|Bellshill
Alloa|Dumbarton|Kirkintilloch|Peterhead|St Andrews|Fraserburgh|Oban|Fort William|Galashiels|Hawick|Lerwick|Kirkwall|Stornoway|Craigavon|Newtownabbey|Ballymena|Newtownards|Carrickfergus
Coleraine|Omagh|Larne|Strabane|Limavady|Cookstown|Dungannon|Enniskillen|Antrim|Downpatrick|Banbridge|Holywood|Croydon|Bromley|Ealing|Enfield|Barnet|Harrow|Hounslow|Ilford|Romford
Kingston|Kingston upon Thames|Richmond|Twickenham|Wimbledon|Wembley|Walthamstow|Stratford|Hackney|Islington|Camden|Lambeth|Southwark|Lewisham|Greenwich|Tottenham|Brixton|Peckham
Clapham|Battersea|Fulham|Hammersmith|Chiswick|Brentford|Hayes|Southall|Barking|Dagenham|Bexley|Bexleyheath|Sidcup|Orpington|Edgware|Finchley|Hendon|Hampstead|Shoreditch|Bethnal Green
Chelsea|Kensington|Paddington|Bermondsey|Woolwich|Eltham|Mitcham|Morden|Tooting|Streatham|Balham|Putney|Surbiton|Cheam|Carshalton|Purley|Headingley|Didsbury|Chorlton|Withington
Jesmond|Gosforth|Clifton|Edgbaston|Selly Oak|Moseley|Sale|Stretford|Urmston|Eccles|Prestwich|Whitefield|Pudsey|Morley|Horsforth|Roundhay|Shipley|Bingley|Skipton|Selby|Thirsk|Northallerton
Whitby|Malton|Pickering|Hexham|Morpeth|Alnwick|Berwick-upon-Tweed|Penrith|Keswick|Ulverston|Bicester|Witney|Abingdon|Thame|Henley-on-Thames|Marlow|Amersham|Beaconsfield|Chesham
Tring|Berkhamsted|Harpenden|Potters Bar|Borehamwood|Cheshunt|Hoddesdon|Ware|Royston|Saffron Walden|Braintree|Witham|Maldon|Brentwood|Grays|Tilbury|Canvey Island|Harwich|Sudbury|Bury St Edmunds
Newmarket|Haverhill|Stowmarket|Felixstowe|Woodbridge|Diss|Dereham|Cromer|Fakenham|Swaffham|Wisbech|March|St Neots|St Ives|Spalding|Sleaford|Gainsborough|Louth|Oakham|Matlock|Belper|Ripley|Heanor
Leek|Stone|Uttoxeter|Newcastle-under-Lyme|Newcastle under Lyme|Nantwich|Sandbach|Winsford|Frodsham|Neston|Bridgnorth|Market Drayton|Whitchurch|Leominster|Ross-on-Wye|Tewkesbury|Cirencester|Stow-on-the-Wold|Chippenham
Devizes|Marlborough|Melksham|Warminster|Amesbury|Bridport|Sherborne|Shaftesbury|Blandford Forum|Christchurch|Ferndown|Ringwood|Lymington|Romsey|Petersfield|Alton|Bordon|Ryde|Cowes|Shanklin
Minehead|Glastonbury|Street|Chard|Tiverton|Barnstaple|Okehampton|Tavistock|Ivybridge|Saltash|Bodmin|Newquay|St Austell|Redruth|Camborne|Helston|Burgess Hill|East Grinstead|Uckfield|Crowborough|Hailsham|Seaford|Newhaven
Rye|Hythe|Faversham|Whitstable|Herne Bay|Broadstairs|Chatham|Rochester|Rainham|Swanley|Oxted|Weybridge|Walton-on-Thames|Egham|Chertsey|Addlestone|Ascot|Sandhurst|Thatcham|Hungerford|Wantage
Douglas|St Helier|St Peter Port|Hebden Bridge|Todmorden|Holmfirth|Wetherby|Knaresborough|Tadcaster|Driffield|Withernsea|Hornsea|Cleethorpes|Immingham|Brigg|Mexborough|Wath|Thorne|Penistone
`);

export const regions = list(`
Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|County Durham|Co. Durham|Co Durham|East Sussex|West Sussex|Sussex
Essex|Gloucestershire|Greater London|Greater Manchester|Hampshire|Herefordshire|Hertfordshire|Isle of Wight|Kent|Lancashire|Leicestershire|Lincolnshire|Merseyside
Norfolk|North Yorkshire|Northamptonshire|Northumberland|Nottinghamshire|Oxfordshire|Rutland|Shropshire|Somerset|South Yorkshire|Staffordshire|Suffolk|Surrey
Tyne and Wear|Tyne & Wear|Warwickshire|West Midlands|East Midlands|West Yorkshire|East Yorkshire|Yorkshire|East Riding of Yorkshire|Wiltshire|Worcestershire|Middlesex|Cleveland|Teesside|Humberside|Avon
Berks|Bucks|Cambs|Glos|Hants|Herts|Lancs|Leics|Lincs|Northants|Notts|Oxon|Staffs|Warks|Wilts|Worcs|Beds|South Wales|North Wales|West Wales|Mid Wales|Powys|Gwent|Dyfed|Gwynedd|Clwyd
Glamorgan|South Glamorgan|Mid Glamorgan|West Glamorgan|Vale of Glamorgan|Monmouthshire|Pembrokeshire|Carmarthenshire|Ceredigion|Conwy|Denbighshire|Flintshire|Anglesey|Rhondda Cynon Taf|Torfaen
Fife|Lothian|West Lothian|East Lothian|Midlothian|Highland|Highlands|Strathclyde|Tayside|Grampian|Moray|Angus|Lanarkshire|South Lanarkshire|North Lanarkshire|Renfrewshire|East Renfrewshire|Ayrshire
Aberdeenshire|Scottish Borders|Dumfries and Galloway|Argyll|Argyll and Bute|Perthshire|Co. Antrim|Co Antrim|County Antrim|Co. Down|Co Down|County Down|Co. Armagh|Co Armagh|County Armagh|County Tyrone|Co. Tyrone|County Fermanagh|County Londonderry
Sir Gâr|Sir Gar|Sir Gaerfyrddin|Sir Benfro|Sir Ddinbych|Sir y Fflint|Sir Fynwy|Ynys Môn|Ynys Mon|Bro Morgannwg|Pen-y-bont ar Ogwr|Castell-nedd Port Talbot|Wrecsam
North East|North West|South East|South West|East Anglia|East of England|Jersey|Guernsey|Isle of Man|Channel Islands|Wirral|Tees Valley|Black Country
`);

export const countries = list(`
UK|U.K.|United Kingdom|Great Britain|GB|England|Scotland|Wales|Northern Ireland|Ireland|Republic of Ireland|USA|U.S.A.|US|United States|United States of America|Canada|Australia|New Zealand
India|Pakistan|Bangladesh|Sri Lanka|Nepal|Nigeria|Ghana|Kenya|South Africa|Zimbabwe|Uganda|Egypt|Morocco|France|Germany|Deutschland|Spain|España|Espana|Italy|Italia|Portugal|Netherlands|The Netherlands|Nederland
Belgium|Belgique|Luxembourg|Switzerland|Schweiz|Suisse|Austria|Österreich|Poland|Polska|Romania|România|Bulgaria|Hungary|Czech Republic|Czechia|Slovakia|Slovenia|Croatia|Serbia|Greece|Cyprus|Malta|Turkey|Türkiye
Sweden|Norway|Denmark|Finland|Iceland|Estonia|Latvia|Lithuania|Ukraine|Russia|China|Hong Kong|Taiwan|Japan|South Korea|Korea|Singapore|Malaysia|Indonesia|Philippines|Thailand|Vietnam|Brazil|Brasil|Argentina|Chile|Colombia|Mexico|México|Peru
UAE|United Arab Emirates|Saudi Arabia|Qatar|Kuwait|Bahrain|Oman|Jordan|Lebanon|Israel|Iran|Iraq|Afghanistan|Jamaica|Trinidad and Tobago
`);

export const foreignCities = list(`
Dublin|Cork|Galway|Limerick|Paris|Lyon|Marseille|Toulouse|Lille|Bordeaux|Nantes|Nice|Strasbourg|Berlin|Munich|München|Hamburg|Frankfurt|Cologne|Köln|Stuttgart|Düsseldorf|Leipzig|Dresden|Hannover|Nuremberg|Aachen|Karlsruhe|Heidelberg|Bonn
Madrid|Barcelona|Valencia|Sevilla|Seville|Zaragoza|Málaga|Malaga|Bilbao|Murcia|Granada|Alicante|Vigo|Salamanca|Rome|Roma|Milan|Milano|Naples|Napoli|Turin|Torino|Florence|Firenze|Bologna|Genoa|Genova|Venice|Padova|Lisbon|Lisboa|Porto|Coimbra|Amsterdam|Rotterdam
The Hague|Den Haag|Utrecht|Eindhoven|Groningen|Delft|Leiden|Brussels|Bruxelles|Antwerp|Ghent|Gent|Leuven|Zurich|Zürich|Geneva|Genève|Basel|Bern|Lausanne|Vienna|Wien|Graz|Salzburg|Innsbruck|Warsaw|Warszawa|Krakow|Kraków|Wrocław|Gdańsk|Poznań|Łódź
Prague|Praha|Brno|Budapest|Bucharest|București|Cluj-Napoca|Sofia|Belgrade|Zagreb|Ljubljana|Bratislava|Athens|Thessaloniki|Nicosia|Istanbul|Ankara|Izmir|Stockholm|Gothenburg|Malmö|Uppsala|Oslo|Bergen|Trondheim|Copenhagen|Aarhus|Helsinki|Tampere|Reykjavik
Tallinn|Riga|Vilnius|Kyiv|Kiev|Lviv|Moscow|St Petersburg|Minsk|New York|New York City|NYC|Brooklyn|Los Angeles|San Francisco|San Diego|San Jose|Palo Alto|Mountain View|Sunnyvale|Cupertino|Menlo Park|Santa Monica|Seattle|Redmond|Portland|Denver|Boulder|Austin|Houston|Dallas
Chicago|Boston|Philadelphia|Pittsburgh|Washington DC|Washington, D.C.|Atlanta|Miami|Orlando|Tampa|Phoenix|Las Vegas|Salt Lake City|Minneapolis|Detroit|Cleveland|Columbus|Cincinnati|Nashville|Charlotte|Raleigh|Toronto|Montreal|Vancouver|Ottawa|Calgary|Edmonton|Waterloo
Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|Auckland|Wellington|Mumbai|Delhi|New Delhi|Bangalore|Bengaluru|Hyderabad|Chennai|Kolkata|Pune|Ahmedabad|Karachi|Lahore|Islamabad|Dhaka|Colombo|Kathmandu|Lagos|Abuja|Accra|Nairobi|Kampala|Harare|Johannesburg|Cape Town|Durban|Pretoria
Cairo|Casablanca|Tunis|Dubai|Abu Dhabi|Doha|Riyadh|Jeddah|Kuwait City|Manama|Muscat|Amman|Beirut|Tel Aviv|Jerusalem|Tehran|Beijing|Shanghai|Shenzhen|Guangzhou|Hong Kong|Taipei|Tokyo|Osaka|Kyoto|Seoul|Busan|Singapore|Kuala Lumpur|Jakarta|Manila|Bangkok|Hanoi|Ho Chi Minh City
São Paulo|Sao Paulo|Rio de Janeiro|Brasília|Buenos Aires|Santiago|Bogotá|Bogota|Medellín|Lima|Mexico City|Ciudad de México|Guadalajara|Monterrey|Quito|Caracas|Montevideo
`);

export const isPlaceName = (name: string): boolean => {
  const key = name.toLowerCase().replace(/’/g, "'");
  return ukTowns.has(key) || regions.has(key) || countries.has(key) || foreignCities.has(key);
};

export const usStates: ReadonlySet<string> = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'.split(
    ' ',
  ),
);

const settlements: ReadonlySet<string> = new Set(settlementData.names.split('|'));

/** Whether a name is that of a town, village or suburb of Great Britain. Many are surnames or names of firms, too, so the place of the name must fit. */
export const isSettlement = (name: string): boolean => settlements.has(name.toLowerCase().replace(/’/g, "'"));
