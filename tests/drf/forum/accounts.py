"""Sign-up, verification, login and reset with links that Django signs."""

from urllib.parse import urlencode

from django.conf import settings
from django.contrib.auth import authenticate, get_user_model
from django.core import signing
from django.core.mail import send_mail
from django.shortcuts import get_object_or_404
from rest_framework import generics, serializers, status
from rest_framework.authtoken.models import Token
from rest_framework.exceptions import APIException, NotFound, PermissionDenied
from rest_framework.permissions import AllowAny
from rest_framework.response import Response
from rest_framework.views import APIView

from .serializers import AccountSerializer, LoginSerializer, RegisterSerializer

User = get_user_model()


class BadRequest(APIException):
    status_code = status.HTTP_400_BAD_REQUEST


def send_link(user, page):
    value, timestamp, signature = signing.TimestampSigner(salt=page).sign(str(user.pk)).split(":")
    query = urlencode({"user_id": value, "timestamp": timestamp, "signature": signature})
    send_mail("Форум", f"{settings.PORTAL_URL}/{page}?{query}", None, [user.email])


def user_of_link(data, page):
    try:
        text = ":".join(str(data[name]) for name in ("user_id", "timestamp", "signature"))
        return User.objects.get(pk=signing.TimestampSigner(salt=page).unsign(text, max_age=86_400))
    except (KeyError, signing.BadSignature):
        raise BadRequest("Invalid signature")


class Register(generics.CreateAPIView):
    permission_classes = [AllowAny]
    serializer_class = RegisterSerializer

    def perform_create(self, serializer):
        send_link(serializer.save(), "verify-user")


class Verify(APIView):
    permission_classes = [AllowAny]

    def post(self, request):
        user = user_of_link(request.data, "verify-user")
        user.is_active = True
        user.save()
        return Response({"detail": "User verified successfully"})


class Login(generics.GenericAPIView):
    permission_classes = [AllowAny]
    serializer_class = LoginSerializer

    def post(self, request):
        serializer = self.get_serializer(data=request.data)
        serializer.is_valid(raise_exception=True)
        given = serializer.validated_data
        user = authenticate(username=given["login"], password=given["password"])
        if user is None:
            raise BadRequest("Login or password invalid.")
        token, _ = Token.objects.get_or_create(user=user)
        return Response({"detail": "Login successful", "token": token.key, "user": user.pk})


class LogoutSerializer(serializers.Serializer):
    revoke_token = serializers.BooleanField(default=False)


class Logout(APIView):
    """As the registration library's: other names are passed over, and only `revoke_token` ends the token."""

    def post(self, request):
        serializer = LogoutSerializer(data=request.data)
        serializer.is_valid(raise_exception=True)
        if serializer.validated_data["revoke_token"]:
            request.user.auth_token.delete()
        return Response({"detail": "Logout successful"})


class SendResetLink(APIView):
    permission_classes = [AllowAny]

    def post(self, request):
        user = User.objects.filter(email=request.data.get("email")).first()
        if user is None:
            raise NotFound("User not found")
        send_link(user, "reset-password")
        return Response({"detail": "Reset link sent"})


class ResetPassword(APIView):
    permission_classes = [AllowAny]

    def post(self, request):
        user = user_of_link(request.data, "reset-password")
        password = serializers.CharField().run_validation(request.data.get("password"))
        user.set_password(password)
        user.save()
        return Response({"detail": "Reset password successful"})


class Profile(APIView):
    def get(self, request):
        pk = request.query_params.get("id")
        if pk is None:
            return Response({"id": request.user.pk})
        if int(pk) != request.user.pk and not request.user.individual.is_moderator:
            raise PermissionDenied
        user = get_object_or_404(User, pk=pk)
        return Response(AccountSerializer(user, context={"request": request}).data)
