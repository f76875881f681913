"""Every sentence that people read, from one source: the `.ftl` files (Project Fluent) beside this module.

A folder is a language. Programs name a message by its id and hand over facts, plain data; the message makes the
sentence. How to add a message or a language: docs/words.md.

>>> from tidefall import words
>>> words.speak("en", "refused-no-such-seat", {"seat": 7, "last": 3})
'There is no seat 7; seats go from 0 to 3.'
>>> say = words.Voice("es")
>>> say("refused-no-such-seat", seat=7, last=3)
'No hay asiento 7; los asientos van del 0 al 3.'
"""

from tidefall.words.folders import ENGLISH, languages, of_environment
from tidefall.words.voice import SpeechError, Voice, speak

__all__ = ["ENGLISH", "SpeechError", "Voice", "languages", "of_environment", "speak"]
