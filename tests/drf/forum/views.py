"""Views under /api/: those of the framework, with bodies wrapped as `{"data": …}`."""

from django.shortcuts import get_object_or_404
from rest_framework import generics, status
from rest_framework.exceptions import ValidationError
from rest_framework.parsers import MultiPartParser
from rest_framework.permissions import AllowAny, BasePermission
from rest_framework.response import Response

from . import models, serializers


class IsModerator(BasePermission):
    def has_permission(self, request, view):
        return bool(request.user and request.user.is_authenticated and request.user.individual.is_moderator)


class ListView(generics.ListAPIView):
    def list(self, request, *args, **kwargs):
        return Response({"data": super().list(request, *args, **kwargs).data})


def reference_list(serializer):
    class References(ListView):
        permission_classes = [AllowAny]
        queryset = serializer.Meta.model.objects.order_by("pk")
        serializer_class = serializer

    return References.as_view()


def answer(view, serializer_class, record, code=status.HTTP_200_OK):
    record.refresh_from_db()
    return Response({"data": serializer_class(record, context=view.get_serializer_context()).data}, status=code)


class Sections(ListView):
    serializer_class = serializers.SectionSerializer

    def get_queryset(self):
        return models.Section.objects.filter(meeting_id=self.request.query_params["id"])


class OwnRegistrations(ListView):
    serializer_class = serializers.RegistrationSerializer

    def get_queryset(self):
        own = models.Registration.objects.filter(individual__user=self.request.user, is_active=True)
        return own.filter(meeting_id=self.request.query_params["meeting_id"]).order_by("created_at")


def own_registration(request):
    """The caller's registration; moderators reach every one."""
    every = models.Registration.objects.all()
    if not request.user.individual.is_moderator:
        every = every.filter(individual__user=request.user)
    return get_object_or_404(every, pk=request.data.get("id", request.query_params.get("id")))


class MakeRegistration(generics.GenericAPIView):
    serializer_class = serializers.MakeSerializer

    def post(self, request):
        serializer = self.get_serializer(data=request.data)
        serializer.is_valid(raise_exception=True)
        record = serializer.save(individual=request.user.individual)
        return answer(self, serializers.RegistrationSerializer, record, status.HTTP_201_CREATED)


FILES = {"del_thesis_doc": "stored_doc", "del_thesis_pdf": "stored_pdf", "del_exp_file": "stored_exp"}
SLOTS = {3: "stored_pdf", 4: "stored_doc", 5: "stored_exp"}


class ChangeRegistration(generics.GenericAPIView):
    serializer_class = serializers.DecisionSerializer

    def post(self, request):
        record = own_registration(request)
        slot = FILES.get(request.data.get("action"))
        if slot is None:
            serializer = self.get_serializer(record, data=request.data, partial=True)
            serializer.is_valid(raise_exception=True)
            serializer.save()
        else:
            setattr(record, slot, None)
            record.save()
        return answer(self, serializers.RegistrationSerializer, record)


class AddFile(generics.GenericAPIView):
    serializer_class = serializers.AddFileSerializer

    def post(self, request):
        serializer = self.get_serializer(data=request.data)
        serializer.is_valid(raise_exception=True)
        record = own_registration(request)
        slot = SLOTS[serializer.validated_data["file_type"]]
        if getattr(record, slot) is not None:
            raise ValidationError({"detail": "Файл уже добавлен."})
        setattr(record, slot, serializer.validated_data["file_id"])
        record.save()
        return answer(self, serializers.RegistrationSerializer, record)


class FileDetail(generics.CreateAPIView, generics.DestroyAPIView):
    parser_classes = [MultiPartParser]
    serializer_class = serializers.StoredFileSerializer

    def create(self, request, *args, **kwargs):
        made = super().create(request, *args, **kwargs)
        return Response({"data": made.data}, status=made.status_code)

    def perform_create(self, serializer):
        serializer.save(owner=self.request.user)

    def get_object(self):
        return get_object_or_404(models.StoredFile, owner=self.request.user, pk=self.request.query_params.get("id"))


class IndividualDetail(generics.UpdateAPIView):
    serializer_class = serializers.IndividualSerializer

    def get_object(self):
        return self.request.user.individual

    def update(self, request, *args, **kwargs):
        return Response({"data": super().update(request, *args, **kwargs).data})


class Photo(generics.GenericAPIView):
    parser_classes = [MultiPartParser]
    serializer_class = serializers.PhotoSerializer

    def post(self, request):
        serializer = self.get_serializer(data=request.data)
        serializer.is_valid(raise_exception=True)
        individual = request.user.individual
        individual.photo = serializer.validated_data["img"]
        individual.save()
        return answer(self, serializers.IndividualSerializer, individual)


class Participants(ListView):
    """The public list, and the moderators' by POST."""

    permission_classes = [AllowAny]
    serializer_class = serializers.ParticipantSerializer

    def get_queryset(self):
        meeting = self.request.data.get("meeting_id", self.request.query_params.get("meeting_id"))
        return models.Registration.objects.filter(meeting_id=meeting, is_active=True).order_by("pk")

    def post(self, request):
        if request.data.get("is_moderator"):
            if not IsModerator().has_permission(request, self):
                self.permission_denied(request)
            self.serializer_class = serializers.ParticipationSerializer
        return self.list(request)


class Participation(generics.RetrieveAPIView):
    serializer_class = serializers.ParticipationSerializer

    def get_object(self):
        return own_registration(self.request)

    def retrieve(self, request, *args, **kwargs):
        return Response({"data": super().retrieve(request, *args, **kwargs).data})


class ChangeParticipation(generics.GenericAPIView):
    permission_classes = [IsModerator]
    serializer_class = serializers.SettingsSerializer

    def post(self, request):
        record = own_registration(request)
        serializer = self.get_serializer(record, data=request.data)
        serializer.is_valid(raise_exception=True)
        serializer.save()
        return answer(self, serializers.ParticipationSerializer, record)


class Individuals(ListView):
    permission_classes = [IsModerator]
    serializer_class = serializers.IndividualSerializer
    queryset = models.Individual.objects.order_by("pk")
